import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import babel from '@rolldown/plugin-babel';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defaultServerConditions } from 'vite';
import { defineConfig } from 'vitest/config';
import { inlineScript } from '../../tools/web/inline-script.ts';
import { lateFont } from '../../tools/web/late-font.ts';
import { partsAhead } from '../../tools/web/parts-ahead.ts';
import { serviceWorker } from '../../tools/web/service-worker.ts';
import { spokenLocales } from '../../tools/web/spoken-locales.ts';
import { trustedText } from '../../tools/web/trusted-text.ts';
import { wholeFiles } from '../../tools/web/whole-files.ts';
import { sharing } from '../../vitest.shared.ts';
import { compiledMessages } from './compiled-messages.ts';
import { contractWords } from './contract-words.ts';
import messages from './lingui.config.ts';

/** Packages of ours are built from their sources. */
const source = '@boostdesk/source';

const server = process.env.BOOSTDESK_DEV_SERVER ?? 'http://127.0.0.1:3000';

/** Libraries are apart because a release of the dashboard seldom changes them; what every page needs comes as one file beside them. */
const firstLoad = [
  { name: 'libraries', tags: ['$initial' as const], test: /node_modules/, priority: 2 },
  { name: 'frame', tags: ['$initial' as const], priority: 1 },
];

export default defineConfig({
  plugins: [
    // Order matters: the macros must be gone before the React Compiler reads the file.
    lingui({ cwd: import.meta.dirname }),
    // English stays in the code; other languages come as catalogues over it.
    babel({
      presets: [
        linguiTransformerBabelPreset({ descriptorFields: 'all' }, { cwd: import.meta.dirname }),
        compiledMessages(),
        contractWords(),
      ],
    }),
    react({ compiler: true }),
    spokenLocales([messages.sourceLocale ?? 'en', ...messages.locales]),
    lateFont(),
    inlineScript('src/app/ahead/ask-ahead-script.ts'),
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
      output: { codeSplitting: { groups: firstLoad } },
    },
  },
  // One document for all files of a worker: to make sixty takes ten times as long as the tests.
  test: {
    environment: 'jsdom',
    // To serve and to build, no test need be looked for.
    ...(process.env.VITEST && {
      projects: sharing(import.meta.dirname, ['{src,worker,messages}/**/*.test.{ts,tsx}']),
    }),
  },
});
