import type { Rolldown } from 'vite';

const isLibrary = (id: string) => id.includes('/node_modules/');
const isControl = (id: string) =>
  /\/node_modules\/(react-aria|react-aria-components|react-stately|@internationalized)\/|\/packages\/ui\//.test(id);

/** With the modules that its modules import, a group would also capture those of other groups. */
const alone = { includeDependenciesRecursively: false };

/**
 * Chunks by use, so that a page loads a few files instead of thirty.
 *
 * - `libraries`, `frame`: what each page needs; libraries rarely change between releases
 * - `controls`: controls that several pages share
 * - `common`: other code that several pages share
 */
export const chunkGroups: Rolldown.CodeSplittingGroup[] = [
  { name: 'libraries', tags: ['$initial'], test: isLibrary, priority: 4 },
  { name: 'frame', tags: ['$initial'], priority: 3 },
  { ...alone, name: 'controls', test: isControl, minShareCount: 2, priority: 2 },
  { ...alone, name: 'common', minShareCount: 2, priority: 1 },
];
