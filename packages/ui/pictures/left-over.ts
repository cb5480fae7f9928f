import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { shots } from './shots.ts';
import { treeFiles } from './trees.ts';

/** The pictures and trees among these files that nothing asks for any more. */
export const leftOver = (files: readonly string[], wanted: readonly string[]): string[] =>
  files.filter((file) => /\.(png|yml)$/.test(file) && !wanted.includes(file));

/** Takes away what was kept of stories that are gone, so that accepting changes is one command. */
export function removeLeftOver(): void {
  const index = readFileSync(join(import.meta.dirname, '../storybook-static/index.json'), 'utf8');
  const wanted = { baselines: shots.map(({ name }) => `${name}.png`), trees: treeFiles(index) };
  for (const [folder, files] of Object.entries(wanted)) {
    const path = join(import.meta.dirname, folder);
    for (const file of leftOver(readdirSync(path), files)) rmSync(join(path, file));
  }
}
