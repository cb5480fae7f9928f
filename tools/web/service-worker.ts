import { createHash } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { build, type Plugin } from 'vite';

/** What opens a screen without a line: scripts, styles, the Latin fonts and their signs. Those of other scripts are fetched by who reads them. */
const ASSET = /^assets\/.*(\.(js|css)|(-latin-wght|inter-signs)-[^/]*\.woff2)$/;

/** What browsers and devices show the app by (`public/`): the same names in each version. */
const ICON = /^(favicon\.svg|manifest(\.\w\w)?\.webmanifest|icons\/.+\.png)$/;

const hashOf = (texts: readonly string[]): string =>
  createHash('sha256').update(texts.join('\n')).digest('hex').slice(0, 16);

/**
 * Builds the service worker beside the app, as `/sw.js`, with the list of the app's parts in it; and writes the same version into the
 * page, so that a tab knows whether it is the newest. What has a hash in its name is in the version by its name.
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
      const signs = (await readdir(publicDir, { recursive: true })).filter((file) => ICON.test(file)).toSorted();
      const parts = Object.keys(bundle)
        .filter((file) => ASSET.test(file))
        .map((file) => `/${file}`)
        .toSorted();
      await build({
        configFile: false,
        root,
        logLevel: 'warn',
        publicDir: false,
        define: { BUILD: JSON.stringify({ version, parts, signs: signs.map((file) => `/${file}`) }) },
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
