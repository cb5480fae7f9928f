import { join } from 'node:path';
import { firstLanguage } from '@boostdesk/i18n/first-language';
import { messagePlugins } from '@boostdesk/i18n/vite';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defaultServerConditions } from 'vite';
import { defineConfig } from 'vitest/config';
import { watchOptions } from '../../tools/web/await-write-finish.ts';
import { inlineScript } from '../../tools/web/inline-script.ts';
import { optimizeLocales } from '../../tools/web/optimize-locales.ts';
import { preloadFont } from '../../tools/web/preload-font.ts';
import { preloadRoutes } from '../../tools/web/preload-routes.ts';
import { serviceWorker } from '../../tools/web/service-worker.ts';
import { trustedTypesPolicy } from '../../tools/web/trusted-types-policy.ts';
import { sharingDom } from '../../vitest.shared.ts';
import { chunkGroups } from './chunk-groups.ts';
import messages from './lingui.config.ts';
import { stripContract } from './strip-contract.ts';

/** Codes of all supported languages. */
const languages = [messages.sourceLocale ?? 'en', ...messages.locales];

/** Export condition under which workspace packages resolve to their sources. */
const source = '@boostdesk/source';

const server = process.env.BOOSTDESK_DEV_SERVER ?? 'http://127.0.0.1:3000';

export default defineConfig({
  plugins: [
    messagePlugins(import.meta.dirname, [stripContract()]),
    react({ compiler: true }),
    optimizeLocales(languages),
    // A language chosen in the dashboard overrides the one in a link from the public site.
    firstLanguage({ languages, handedOver: 'usual' }),
    preloadFont(),
    inlineScript('src/boot/prefetch/prefetch-script.ts'),
    preloadRoutes(join(import.meta.dirname, 'src/boot/screens.ts')),
    serviceWorker('worker/sw.ts'),
    trustedTypesPolicy(),
  ],
  resolve: {
    conditions: [source, ...defaultClientConditions],
    // React has exported the hook since version 18, but Lingui imports the shim.
    alias: [{ find: /^use-sync-external-store\/shim$/, replacement: 'react' }],
  },
  ssr: { resolve: { conditions: [source, ...defaultServerConditions] } },
  css: { transformer: 'lightningcss' },
  server: {
    host: '127.0.0.1',
    port: 5173,
    watch: watchOptions,
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
    // One style sheet of 23 kB: in parts, a page would make up to thirteen more requests.
    cssCodeSplit: false,
    rolldownOptions: {
      output: { codeSplitting: { groups: chunkGroups } },
    },
  },
  // All test files of a worker share a DOM: creating sixty takes ten times as long as the tests.
  test: {
    environment: 'jsdom',
    testTimeout: 60_000,
    // Only Vitest needs the test projects.
    ...(process.env.VITEST && {
      projects: sharingDom(import.meta.dirname, ['{src,worker,messages}/**/*.test.{ts,tsx}']),
    }),
  },
});
