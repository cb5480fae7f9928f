import { defaultClientConditions, defaultServerConditions, type Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { compiledEarly } from '../../tools/web/compiled-early.ts';
import { leanAxios } from '../../tools/web/lean-axios.ts';
import { partsAhead } from '../../tools/web/parts-ahead.ts';
import { plainLocale } from '../../tools/web/plain-locale.ts';
import { served } from '../../tools/web/served.ts';
import { serviceWorker } from '../../tools/web/service-worker.ts';
import { startingScript } from '../../tools/web/starting-script.ts';
import { stylesLast } from '../../tools/web/styles-last.ts';
import { trustedText } from '../../tools/web/trusted-text.ts';
import { wholeFiles } from '../../tools/web/whole-files.ts';
import { sharing } from '../../vitest.shared.ts';
import { code, source } from './vite.code.ts';

const server = process.env.BOOSTDESK_DEV_SERVER ?? 'http://127.0.0.1:3000';

/** What tables draw, and what is drawn of an order in one. */
const ROWS =
  /ui\/src\/((badge|card|crest|data-table(?!\/row-window-follower)|money(?!\/parse-money)|page-layout|progress-bar|status-pill|tab-bar)\/|use-width-step)|dashboard\/src\/(app\/(read|told-in-place)\.|parts\/(format|order-(goal|money|names|words)|priority-tag|router-link|use-(density|failure))\.|features\/orders\/(orders\.module|components\/row-status)\.)|catalogs\/src\/(games|marks|servers|services)\.|icons\/arrow-(up|down)\.mjs/;

/** What fields of text and the search in the header share. */
const TYPING =
  /(react-aria|react-stately|react-aria-components)\/dist\/private\/(.*\/)?(useTextField|useControlledState|Text|useFormValidation|useFormValidationState|virtualFocus|keyboard|useEvent|useLocalizedStringFormatter|useDescription|Form|useCollator|useLongPress|useSlot)\.mjs$/;

/**
 * What every page needs comes as three files, and the builder's own: thirty small ones compress a tenth worse and are asked for in turns. The contract
 * is apart because to run it takes as long as the rest (docs/decisions/0073-a-start-in-slices.md), the libraries
 * are apart because a release of the dashboard seldom changes them. What tables need comes as one, though not each draws
 * orders: to ask for a file and to take it up holds a slow processor up.
 */
const firstLoad = [
  { name: 'libraries', tags: ['$initial' as const], test: /node_modules/, priority: 2 },
  { name: 'contract', tags: ['$initial' as const], test: /api-client\/src\/contract/, priority: 2 },
  { name: 'frame', tags: ['$initial' as const], priority: 1 },
  { name: 'rows', test: ROWS },
];

/** The chunks that run before the orders list stands. */
const FIRST = new Set(['index', 'orders-screen', ...firstLoad.map(({ name }) => name)]);

/**
 * The first load names every file of every screen, and a hash does not compress: of 36 bits or more, no two versions of a file have the
 * same.
 */
const fileNames = {
  entryFileNames: 'assets/[name]-[hash:7].js',
  chunkFileNames: 'assets/[name]-[hash:7].js',
  assetFileNames: 'assets/[name]-[hash:6][extname]',
};

/** The page holds its empty frame and the frame's style: it is painted before the style sheet is there, not after. */
const frameFirst: Plugin = {
  name: 'boostdesk-frame-first',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (html) => {
      const links = html.match(/ *<link rel="stylesheet"[^>]*>\n/g) ?? [];
      const rest = links.reduce((page, link) => page.replace(link, ''), html);
      const own = links.map((link) => link.replace('<link', '<link data-page'));
      return rest.replace('  </body>', `${own.join('')}  </body>`);
    },
  },
};

export default defineConfig({
  plugins: [
    code(),
    leanAxios(),
    plainLocale(),
    stylesLast(),
    compiledEarly(FIRST),
    served(),
    frameFirst,
    startingScript('src/app/kept/frame/frame-script.ts', 'src/app/figures/figures.worker.ts'),
    partsAhead({ orders: '/orders/orders-screen.tsx', order: '/order/order-screen.tsx' }),
    serviceWorker('worker/sw.ts'),
    trustedText(),
  ],
  resolve: {
    conditions: [source, ...defaultClientConditions],
    // React has it itself since 18; Lingui asks for the stand-in.
    alias: [{ find: /^use-sync-external-store\/shim$/, replacement: 'react' }],
  },
  ssr: { resolve: { conditions: [source, ...defaultServerConditions] } },
  css: { transformer: 'lightningcss' },
  server: {
    host: '127.0.0.1',
    port: 5173,
    watch: wholeFiles,
    proxy: {
      '/api': server,
      '/config.json': server,
      '/docs': server,
      '/openapi.json': server,
      '/socket.io': { target: server, ws: true },
    },
  },
  build: {
    target: 'baseline-widely-available',
    sourcemap: true,
    manifest: true,
    rolldownOptions: {
      output: { ...fileNames, codeSplitting: { groups: [...firstLoad, { name: 'typing', test: TYPING }] } },
    },
  },
  // One document for all files of a worker: to make sixty takes ten times as long as the tests.
  test: {
    environment: 'jsdom',
    // To serve and to build, no test need be looked for.
    ...(process.env.VITEST && {
      projects: sharing(import.meta.dirname, ['{src,drawn,worker,messages}/**/*.test.{ts,tsx}']),
    }),
  },
});
