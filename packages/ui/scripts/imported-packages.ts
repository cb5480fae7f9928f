import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const src = join(import.meta.dirname, '../src');

/** Packages (with sub-paths) imported by components and stories, except Storybook's. */
export function listImportedPackages(): string[] {
  const files = globSync('**/*.{ts,tsx}', { cwd: src }).filter((file) => !file.includes('.test.'));
  const found = files.flatMap((file) =>
    [...readFileSync(join(src, file), 'utf8').matchAll(/^(?:import|\}) (?!type).*?from '([^.'][^']*)'/gm)].map(
      ([, name]) => name ?? '',
    ),
  );
  return [...new Set(found)].filter((name) => !/^(node:|storybook|@storybook\/)/.test(name)).sort();
}
