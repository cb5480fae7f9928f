import type { Plugin } from 'vite';

/** The face of nearly every word on the first screen, and what it is called there. */
const FIRST_FONT = /inter-latin-wght-[^/]*\.woff2$/;
const FIRST_FACE = '1em "Inter Variable"';

/**
 * A font that the page itself names to be loaded ahead holds back its first frame until it is there: it is named when that frame has
 * been drawn. It is fetched anonymously even from one's own origin: without `crossOrigin` it would come twice. Once there it is taken
 * into use: a face that the first words ask for has them laid out in a stand-in, and then again. Where the page's style is there by then,
 * as from the browser's store, its words may have asked for the face: nobody would use a second one, and the browser complains. Where the
 * font comes before the style that names it, there is nothing to take yet.
 */
const fetchFont = (href: string): string => `requestAnimationFrame(() => {
    const fetchFont = () => {
      const onload = () => void document.fonts.load('${FIRST_FACE}').catch(() => undefined);
      if (document.fonts.size > 0) return onload();
      const link = document.createElement('link');
      Object.assign(link, { rel: 'preload', as: 'font', type: 'font/woff2', crossOrigin: '', href: '${href}', onload });
      document.head.append(link);
    };
    // Before whatever waits for its turn by then: the first words are written in it.
    if (globalThis.scheduler?.postTask) scheduler.postTask(fetchFont, { priority: 'user-blocking' });
    else setTimeout(fetchFont);
  });`;

/** Has the page fetch its first font once its first frame is drawn. */
export const preloadFont = (): Plugin => ({
  name: 'boostdesk-late-font',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (_, { bundle = {} }) =>
      Object.keys(bundle)
        .filter((file) => FIRST_FONT.test(file))
        .map((file) => ({ tag: 'script', children: fetchFont(`/${file}`), injectTo: 'head' as const })),
  },
});
