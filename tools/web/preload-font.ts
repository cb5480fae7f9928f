import type { Plugin } from 'vite';

/** For nearly all text on the first screen. */
const FIRST_FONT = /inter-latin-wght-[^/]*\.woff2$/;
const FIRST_FACE = '1em "Inter Variable"';

/**
 * Loads the font after the first frame, which a preload in the head would delay; without `crossOrigin` it is fetched
 * twice. Activates the face on arrival, so that the first text is not laid out twice. If the style sheet is already
 * applied, loads the face directly, because an unused preload causes a warning.
 */
const fetchFont = (href: string): string => `requestAnimationFrame(() => {
    const fetchFont = () => {
      const onload = () => void document.fonts.load('${FIRST_FACE}').catch(() => undefined);
      if (document.fonts.size > 0) return onload();
      const link = document.createElement('link');
      Object.assign(link, { rel: 'preload', as: 'font', type: 'font/woff2', crossOrigin: '', href: '${href}', onload });
      document.head.append(link);
    };
    // Before other scheduled tasks, because the first text uses this font.
    if (globalThis.scheduler?.postTask) scheduler.postTask(fetchFont, { priority: 'user-blocking' });
    else setTimeout(fetchFont);
  });`;

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
