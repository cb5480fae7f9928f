import { firstLanguage } from '@boostdesk/i18n/first-language';
import { messagePlugins } from '@boostdesk/i18n/vite';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defaultServerConditions } from 'vite';
import { defineConfig } from 'vitest/config';
import { watchOptions } from '../../tools/web/await-write-finish.ts';
import { optimizeLocales } from '../../tools/web/optimize-locales.ts';
import { preloadFont } from '../../tools/web/preload-font.ts';
import { trustedTypesPolicy } from '../../tools/web/trusted-types-policy.ts';
import { chunkGroups } from './chunk-groups.ts';
import messages from './lingui.config.ts';

const source = '@boostdesk/source';
const server = process.env.BOOSTDESK_DEV_SERVER ?? 'http://127.0.0.1:3000';
const languages = [messages.sourceLocale ?? 'en', ...messages.locales];

export default defineConfig({
  plugins: [
    messagePlugins(import.meta.dirname),
    react({ compiler: true }),
    // The dashboard links to the site in its own language, for the current tab.
    firstLanguage({ languages, handedOver: 'tab' }),
    optimizeLocales(languages),
    preloadFont(),
    trustedTypesPolicy(),
  ],
  resolve: {
    conditions: [source, ...defaultClientConditions],
    // React has this hook since version 18; Lingui imports the shim.
    alias: [{ find: /^use-sync-external-store\/shim$/, replacement: 'react' }],
  },
  ssr: { resolve: { conditions: [source, ...defaultServerConditions] } },
  css: { transformer: 'lightningcss' },
  server: { host: '127.0.0.1', port: 5190, watch: watchOptions, proxy: { '/api': server, '/config.json': server } },
  build: {
    target: 'baseline-widely-available',
    sourcemap: true,
    rolldownOptions: { output: { codeSplitting: { groups: chunkGroups } } },
  },
  test: { environment: 'node', isolate: false, testTimeout: 60_000, include: ['{src,messages}/**/*.test.{ts,tsx}'] },
});
