import type { Plugin } from 'vite';

/** Catalogues of words are all that is asked for later and wanted at once. */
const WORDS = /\/(locales|ui-words)\//;

/**
 * Leaves out of a build for a first frame what is brought in after it: modules that say what comes late are those of `inPlace`, by the end
 * of their paths, and what is imported when it is wanted is not part of it.
 */
export const withoutLateParts = (inPlace: Readonly<Record<string, string>>): Plugin => ({
  name: 'boostdesk-without-late-parts',
  enforce: 'pre',
  async resolveId(name, importer, options) {
    const found = await this.resolve(name, importer, { ...options, skipSelf: true });
    const ending = Object.keys(inPlace).find((path) => found?.id.endsWith(path));
    return ending === undefined ? null : (inPlace[ending] ?? null);
  },
  resolveDynamicImport: (name) => (typeof name === 'string' && !WORDS.test(name) ? { id: name, external: true } : null),
});
