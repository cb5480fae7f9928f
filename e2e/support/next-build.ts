import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const HASHED = /[\w.-]+-[\w-]{8}\.\w{2,5}/g;
const WITH_NAMES = /\.(js|css|html|webmanifest)$/;
const COPY = /\.(br|gz|map)$/;

const hashOf = (text: string): string => createHash('sha256').update(text).digest('base64url');

const nextName = (name: string): string =>
  name.replace(/-[\w-]{8}(?=\.\w+$)/, `-${hashOf(name).replaceAll('-', '_').slice(0, 8)}`);

function rewrite(file: string, change: (text: string) => string): void {
  writeFileSync(file, change(readFileSync(file, 'utf8')));
}

/** Returns the version in the page of a built dashboard. */
function versionOf(html: string): string {
  const [, version] = /<meta name="version" content="([0-9a-f]+)">/.exec(html) ?? [];
  if (version === undefined) throw new Error('The page of the dashboard names no version.');
  return version;
}

/** Renames every chunk and removes the earlier ones: the most that an update can change. */
function renameAssets(folder: string): void {
  const assets = join(folder, 'assets');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  for (const file of files.filter((name) => COPY.test(name))) rmSync(join(folder, file));
  const names = new Set(readdirSync(assets));
  const version = versionOf(readFileSync(join(folder, 'index.html'), 'utf8'));
  const later = createHash('sha256').update(version).digest('hex').slice(0, version.length);
  for (const file of files.filter((name) => WITH_NAMES.test(name))) {
    rewrite(join(folder, file), (text) =>
      text.replace(HASHED, (name) => (names.has(name) ? nextName(name) : name)).replaceAll(version, later),
    );
  }
  for (const name of names) renameSync(join(assets, name), join(assets, nextName(name)));
}

/** Copies the built product from `from` into the empty folder `to`, as a later build. */
export function makeNextBuild(from: string, to: string): void {
  const server = join(to, 'apps', 'server');
  const dashboard = join(to, 'apps', 'dashboard', 'dist');
  mkdirSync(server, { recursive: true });
  for (const part of ['migrations', 'node_modules', 'package.json'])
    symlinkSync(join(from, 'apps/server', part), join(server, part));
  symlinkSync(join(from, 'apps/storefront'), join(to, 'apps/storefront'));
  cpSync(join(from, 'apps/server/dist'), join(server, 'dist'), { recursive: true });
  cpSync(join(from, 'apps/dashboard/dist'), dashboard, { recursive: true });
  renameAssets(dashboard);
}
