import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defaultClientConditions, defaultServerConditions } from 'vite';
/** Workspace packages are read from src, so tests need no build. */
export const source = {
  resolve: { conditions: ['@boostdesk/source', ...defaultClientConditions] },
  ssr: { resolve: { conditions: ['@boostdesk/source', ...defaultServerConditions] } },
};

/** Test files that replace a module, or install IndexedDB in the global scope. */
const CHANGES_WORKER = /\bvi\.(?:mock|doMock)\b|\/persisted-lists\.ts'/;

/**
 * The test files of a package in two projects: most share the modules and globals of a worker, which saves time; those
 * that change them run alone.
 */
export function sharing(folder: string, include: readonly string[], exclude: readonly string[] = []) {
  const all = globSync([...include], { cwd: folder }).filter((file) => !file.includes('node_modules'));
  const alone = all.filter((file) => CHANGES_WORKER.test(readFileSync(join(folder, file), 'utf8')));
  const group = (name: string, test: { include: string[]; exclude: string[]; isolate: boolean }) => ({
    extends: true as const,
    test: { name, ...test },
  });
  return [
    group('shared', { include: [...include], exclude: [...alone, ...exclude], isolate: false }),
    group('alone', { include: alone, exclude: [...exclude], isolate: true }),
  ];
}
