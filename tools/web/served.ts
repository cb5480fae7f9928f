import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

/** What shrinks, but for what the build keeps to itself. Pictures, sounds and fonts are compressed already, and maps are read by developers alone. */
const SHRINKS = /^(?!\.).*\.(js|css|svg|json|webmanifest)$/;
/** Below this the headers of a compressed answer cost what it saves, in bytes. */
const WORTH_IT = 1024;
/** The face of nearly every word on the first screen, and what it is called there. */
const FIRST_FONT = /inter-latin-wght-[^/]*\.woff2$/;
const FIRST_FACE = '1em "Inter Variable"';

const [toBrotli, toGzip] = [promisify(brotliCompress), promisify(gzip)];
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };

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

async function compress(path: string): Promise<void> {
  const content = readFileSync(path);
  if (content.length < WORTH_IT) return;
  const [br, gz] = await Promise.all([toBrotli(content, BROTLI), toGzip(content, { level: 9 })]);
  writeFileSync(`${path}.br`, br);
  writeFileSync(`${path}.gz`, gz);
}

/** Writes a .br and a .gz beside each file of a built app, for a server that sends them as they are; and has the page fetch its font early. */
export function served(): Plugin {
  let folder = '';
  return {
    name: 'boostdesk-served',
    apply: 'build',
    configResolved(config) {
      folder = resolve(config.root, config.build.outDir);
    },
    transformIndexHtml: {
      order: 'post',
      handler: (_, { bundle = {} }) =>
        Object.keys(bundle)
          .filter((file) => FIRST_FONT.test(file))
          .map((file) => ({ tag: 'script', children: fetchFont(`/${file}`), injectTo: 'head' as const })),
    },
    async closeBundle() {
      const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
      for (const file of files) if (SHRINKS.test(file)) await compress(join(folder, file));
    },
  };
}
