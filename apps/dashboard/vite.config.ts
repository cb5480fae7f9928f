import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import babel from '@rolldown/plugin-babel';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defaultServerConditions } from 'vite';
import { defineConfig } from 'vitest/config';
import { served } from '../../tools/web/served.ts';
import { compiledMessages } from './compiled-messages.ts';

const source = '@boostdesk/source';
const server = process.env.BOOSTDESK_DEV_SERVER ?? 'http://127.0.0.1:3000';

export default defineConfig({
  plugins: [
    // Order matters: the macros must be gone before the React Compiler reads the file.
    lingui({ cwd: import.meta.dirname }),
    // English stays in the code; other languages come as catalogues over it.
    babel({
      presets: [
        linguiTransformerBabelPreset({ descriptorFields: 'all' }, { cwd: import.meta.dirname }),
        compiledMessages(),
      ],
    }),
    react({ compiler: true }),
    served(),
  ],
  resolve: { conditions: [source, ...defaultClientConditions] },
  ssr: { resolve: { conditions: [source, ...defaultServerConditions] } },
  css: { transformer: 'lightningcss' },
  server: {
    host: '127.0.0.1',
    port: 5173,
    proxy: { '/api': server, '/config.json': server, '/socket.io': { target: server, ws: true } },
  },
  build: { target: 'baseline-widely-available', sourcemap: true, manifest: true },
  test: { environment: 'jsdom', include: ['src/**/*.test.{ts,tsx}'] },
});
