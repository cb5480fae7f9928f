import react from '@vitejs/plugin-react';
import { defaultClientConditions, defaultServerConditions } from 'vite';
import { defineConfig } from 'vitest/config';
import { lateFont } from '../../tools/web/late-font.ts';
import { trustedText } from '../../tools/web/trusted-text.ts';
import { wholeFiles } from '../../tools/web/whole-files.ts';

const source = '@boostdesk/source';
const server = process.env.BOOSTDESK_DEV_SERVER ?? 'http://127.0.0.1:3000';

export default defineConfig({
  plugins: [react({ compiler: true }), lateFont(), trustedText()],
  resolve: { conditions: [source, ...defaultClientConditions] },
  ssr: { resolve: { conditions: [source, ...defaultServerConditions] } },
  css: { transformer: 'lightningcss' },
  server: { host: '127.0.0.1', port: 5190, watch: wholeFiles, proxy: { '/api': server, '/config.json': server } },
  build: { target: 'baseline-widely-available', sourcemap: true },
  test: { environment: 'node', isolate: false, include: ['src/**/*.test.{ts,tsx}'] },
});
