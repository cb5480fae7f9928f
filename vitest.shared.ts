import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defaultClientConditions, defaultServerConditions } from 'vite';
/** Workspace packages are read from src, so tests need no build. */
export const source = {
  resolve: { conditions: ['@boostdesk/source', ...defaultClientConditions] },
  ssr: { resolve: { conditions: ['@boostdesk/source', ...defaultServerConditions] } },
};

/**
 * The files of a package in two groups: most share what a worker has read, which takes a part of the time; one that puts something
 * in the place of a module is read by itself, so that no other meets it.
 */
export function sharing(folder: string, include: readonly string[], exclude: readonly string[] = []) {
  const all = globSync([...include], { cwd: folder }).filter((file) => !file.includes('node_modules'));
  const alone = all.filter((file) => /\bvi\.(?:mock|doMock)\b/.test(readFileSync(join(folder, file), 'utf8')));
  const group = (name: string, test: { include: string[]; exclude: string[]; isolate: boolean }) => ({
    extends: true as const,
    test: { name, ...test },
  });
  return [
    group('shared', { include: [...include], exclude: [...alone, ...exclude], isolate: false }),
    group('alone', { include: alone, exclude: [...exclude], isolate: true }),
  ];
}
