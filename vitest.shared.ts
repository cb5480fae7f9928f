import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defaultClientConditions, defaultServerConditions } from 'vite';
/** Workspace packages are read from src, so tests need no build. */
export const source = {
  resolve: { conditions: ['@boostdesk/source', ...defaultClientConditions] },
  ssr: { resolve: { conditions: ['@boostdesk/source', ...defaultServerConditions] } },
};

/** Test files that replace a module, or install IndexedDB in the global scope. */
const CHANGES_WORKER = /\bvi\.(?:mock|doMock)\b|\/(?:persisted-lists|open-app)\.tsx?'/;

/** Test files that replace the location, which a window of its own realm refuses. */
const REPLACES_LOCATION = /\bstubGlobal\('location'/;

/**
 * The test files of a package in two projects: most share the modules and globals of a worker, which saves time; those
 * that change them run alone.
 */
export function sharing(folder: string, include: readonly string[], exclude: readonly string[] = []): [Group, Group] {
  const alone = listMatching(folder, include, CHANGES_WORKER);
  return [
    group('shared', { include: [...include], exclude: [...alone, ...exclude], isolate: false }),
    group('alone', { include: alone, exclude: [...exclude], isolate: true }),
  ];
}

/** As `sharing`, for files in jsdom: those that run alone have their own window, but load jsdom once per worker. */
export function sharingDom(folder: string, include: readonly string[]) {
  const [shared, alone] = sharing(folder, include);
  const replacing = listMatching(folder, alone.test.include, REPLACES_LOCATION);
  return [
    shared,
    group('alone', { ...alone.test, exclude: replacing, pool: 'vmForks' }),
    group('location', { ...alone.test, include: replacing }),
  ];
}

const listMatching = (folder: string, include: readonly string[], text: RegExp): string[] =>
  globSync([...include], { cwd: folder }).filter(
    (file) => !file.includes('node_modules') && text.test(readFileSync(join(folder, file), 'utf8')),
  );

interface Settings {
  readonly include: string[];
  readonly exclude: string[];
  readonly isolate: boolean;
  readonly pool?: 'vmForks';
}

type Group = ReturnType<typeof group>;

const group = (name: string, test: Settings) => ({ extends: true as const, test: { ...test, name } });
