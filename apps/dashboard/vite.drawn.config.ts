import { join } from 'node:path';
import { defaultServerConditions, defineConfig } from 'vite';
import { withoutLateParts } from '../../tools/web/without-late-parts.ts';
import { code, source } from './vite.code.ts';

const inPlace = join(import.meta.dirname, 'drawn/place-kept.tsx');

/** The thread in which the server draws the first screen (docs/decisions/0072), beside the app that takes its place. */
export default defineConfig({
  plugins: [withoutLateParts({ '/src/app/later.ts': inPlace, '/src/app/part.ts': inPlace }), code()],
  define: { 'process.env.NODE_ENV': JSON.stringify('production') },
  resolve: { conditions: [source, ...defaultServerConditions] },
  // One folder that needs nothing beside it.
  ssr: { noExternal: true, resolve: { conditions: [source, ...defaultServerConditions] } },
  css: { transformer: 'lightningcss' },
  publicDir: false,
  build: { ssr: 'drawn/thread.ts', outDir: 'dist/.drawn', target: 'node24' },
});
