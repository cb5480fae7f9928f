import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');
/** A folder inside the repository, because vite serves no other; in the results folder vite would watch nothing. */
export const copyRoot = join(root, '.data/dev');

/** Paths that are linked, not copied. */
const LINKED = ['node_modules', 'tools', 'vitest.shared.ts', 'package.json', 'tsconfig.base.json'];
const APPS = ['apps/dashboard', 'apps/server', 'apps/storefront'];
const GENERATED = ['node_modules', 'dist'];

/** Links @boostdesk packages to those of the copy, and all others to the repository's. */
function copyDependencies(from: string, to: string): void {
  const house = join(from, '@boostdesk');
  const left = [house, join(from, '.bin'), join(from, '.cache'), join(from, '.vite'), join(from, '.vite-temp')];
  cpSync(from, to, { recursive: true, filter: (path) => !left.includes(path) });
  if (existsSync(house)) cpSync(house, join(to, '@boostdesk'), { recursive: true, verbatimSymlinks: true });
}

function copyWorkspace(path: string): void {
  const [from, to] = [join(root, path), join(copyRoot, path)];
  const made = GENERATED.map((folder) => join(from, folder));
  cpSync(from, to, { recursive: true, filter: (path) => !made.includes(path) });
  const dist = join(from, 'dist');
  if (existsSync(dist)) symlinkSync(dist, join(to, 'dist'));
  copyDependencies(join(from, 'node_modules'), join(to, 'node_modules'));
}

/** Copies the apps and packages, which a developer changes. */
export function createCopy(): void {
  rmSync(copyRoot, { recursive: true, force: true });
  mkdirSync(copyRoot, { recursive: true });
  for (const name of LINKED) symlinkSync(join(root, name), join(copyRoot, name));
  cpSync(join(root, 'scripts'), join(copyRoot, 'scripts'), { recursive: true });
  const packages = readdirSync(join(root, 'packages'), { withFileTypes: true }).filter((entry) => entry.isDirectory());
  for (const path of [...APPS, ...packages.map(({ name }) => `packages/${name}`)]) copyWorkspace(path);
}

/** Delay of a slow disk between truncating a file and writing it, in ms. */
const EMPTY_MS = 25;

/** Changes a file of the copy in place, as an editor does. */
export function editFile(path: string, from: string, to: string): void {
  const file = join(copyRoot, path);
  const text = readFileSync(file, 'utf8');
  if (!text.includes(from)) throw new Error(`${path} says '${from}' no more: name words of it that stand there.`);
  writeFileSync(file, '');
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, EMPTY_MS);
  writeFileSync(file, text.replace(from, to));
}
