import { createHash } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { build, type Plugin } from 'vite';

/**
 * Cached for offline use: scripts, styles, Latin fonts and their glyph subset. Fonts of other scripts are fetched on
 * demand.
 */
const ASSET = /^assets\/.*(\.(js|css)|(-latin-wght|inter-glyphs)-[^/]*\.woff2)$/;

/** Icons and manifests of `public/`, whose names do not change between versions. */
const ICON = /^(favicon\.svg|manifest(\.\w\w)?\.webmanifest|icons\/.+\.png)$/;

const hashOf = (texts: readonly string[]): string =>
  createHash('sha256').update(texts.join('\n')).digest('hex').slice(0, 16);

/**
 * Builds the service worker as `/sw.js` with the list of cached files. Writes its version into the page, so that a tab
 * can detect an update; hashed files are part of the version by name.
 */
export function serviceWorker(entry: string): Plugin {
  let root = '';
  let outDir = '';
  let publicDir = '';
  let version = '';
  return {
    name: 'boostdesk-service-worker',
    apply: 'build',
    configResolved(config) {
      root = config.root;
      outDir = resolve(config.root, config.build.outDir);
      publicDir = config.publicDir;
    },
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle = {} }) => {
        version = hashOf([html, ...Object.keys(bundle).toSorted()]);
        return [{ tag: 'meta', attrs: { name: 'version', content: version }, injectTo: 'head' }];
      },
    },
    async writeBundle(_, bundle) {
      const icons = (await readdir(publicDir, { recursive: true })).filter((file) => ICON.test(file)).toSorted();
      const assets = Object.keys(bundle)
        .filter((file) => ASSET.test(file))
        .map((file) => `/${file}`)
        .toSorted();
      await build({
        configFile: false,
        root,
        logLevel: 'warn',
        publicDir: false,
        define: { BUILD: JSON.stringify({ version, assets, icons: icons.map((file) => `/${file}`) }) },
        build: {
          outDir,
          emptyOutDir: false,
          target: 'baseline-widely-available',
          lib: { entry: join(root, entry), formats: ['iife'], name: 'worker', fileName: () => 'sw.js' },
        },
      });
    },
  };
}
