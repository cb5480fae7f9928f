import { cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');
/** Inside the repository: vite serves nothing from elsewhere. Among the results it would watch nothing. */
export const copy = join(root, '.data/dev');

const OURS = ['node_modules', 'packages', 'tools', 'vitest.shared.ts', 'package.json', 'tsconfig.base.json'];
const MADE = ['node_modules', 'dist'];

function copyApp(name: string): void {
  const [from, to] = [join(root, 'apps', name), join(copy, 'apps', name)];
  const made = MADE.map((folder) => join(from, folder));
  cpSync(from, to, { recursive: true, filter: (path) => !made.includes(path) });
  for (const folder of MADE) symlinkSync(join(from, folder), join(to, folder));
}

/** The apps to be changed; all else is the repository's own. */
export function makeCopy(): void {
  rmSync(copy, { recursive: true, force: true });
  mkdirSync(join(copy, 'apps'), { recursive: true });
  for (const name of OURS) symlinkSync(join(root, name), join(copy, name));
  cpSync(join(root, 'scripts'), join(copy, 'scripts'), { recursive: true });
  for (const app of ['dashboard', 'server', 'storefront']) copyApp(app);
}

/** Changes a file of the copy, as a developer would. */
export function change(path: string, from: string, to: string): void {
  const file = join(copy, path);
  const text = readFileSync(file, 'utf8');
  if (!text.includes(from)) throw new Error(`${path} says '${from}' no more: name words of it that stand there.`);
  writeFileSync(file, text.replace(from, to));
}
