import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { snapshotFiles } from './aria-snapshots.ts';
import { shots } from './shots.ts';

export const findUnusedBaselines = (files: readonly string[], expected: readonly string[]): string[] =>
  files.filter((file) => /\.(png|yml)$/.test(file) && !expected.includes(file));

export function removeUnusedBaselines(): void {
  const index = readFileSync(join(import.meta.dirname, '../storybook-static/index.json'), 'utf8');
  const expected = { baselines: shots.map(({ name }) => `${name}.png`), 'aria-snapshots': snapshotFiles(index) };
  for (const [folder, files] of Object.entries(expected)) {
    const path = join(import.meta.dirname, folder);
    for (const file of findUnusedBaselines(readdirSync(path), files)) rmSync(join(path, file));
  }
}
