import type { Plugin } from 'vite';

/** V8's explicit compile hint; other engines read a comment. It counts only at the very top of a file. */
const HINT = '//# allFunctionsCalledOnLoad\n';

/**
 * Has the browser compile all functions of these chunks while the file comes in, beside the page's own thread: most of them are called
 * before the first screen stands, and each that was not compiled by then would hold that thread up.
 */
export const compiledEarly = (chunks: ReadonlySet<string>): Plugin => ({
  name: 'boostdesk-compiled-early',
  apply: 'build',
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type !== 'chunk' || !chunks.has(file.name)) continue;
        file.code = `${HINT}${file.code}`;
        if (file.map) file.map.mappings = `;${file.map.mappings}`;
      }
    },
  },
});
