import type { Plugin } from 'vite';

/** What has a browser read the style sheets of a part of the app. */
const HELPER = /\0vite\/preload-helper\.js$/;
const IN_HEAD = 'document.head.appendChild(';

/**
 * Puts the style sheet of a part of the app after all others. One that comes before the page's own, which stands at the end of the
 * document, may change what the page's layers mean: the browser then takes each font up anew, and lays all of the page out once more.
 */
export function stylesLast(): Plugin {
  let isDone = false;
  return {
    name: 'boostdesk-styles-last',
    apply: 'build',
    transform: {
      filter: { id: HELPER },
      handler(code) {
        isDone = code.includes(IN_HEAD);
        // Too short a change to move what the source map says.
        return { code: code.replace(IN_HEAD, 'document.body.appendChild('), map: null };
      },
    },
    generateBundle() {
      if (!isDone) throw new Error(`No ${HELPER.source} that says ${IN_HEAD} was built.`);
    },
  };
}
