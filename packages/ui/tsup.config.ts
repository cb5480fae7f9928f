import { defineConfig } from 'tsup';
import { listComponents } from './scripts/list-components.ts';

export default defineConfig({
  entry: Object.fromEntries(listComponents('src').map(({ name, file }) => [name, `src/${name}/${file}`])),
  format: ['esm', 'cjs'],
  // Entries share contexts and queues, so both formats use common chunks.
  splitting: true,
  // Hidden by the exports map.
  esbuildOptions: (options) => {
    options.chunkNames = 'chunks/[name]-[hash]';
  },
  // scripts/build-css.ts builds the style sheets, so that hosts without CSS imports (Node) can load components.
  loader: { '.css': 'empty' },
  clean: true,
  sourcemap: true,
  onSuccess: 'node scripts/build-types.ts',
  external: ['react', 'react-dom'],
  banner: { js: "'use client';" },
});
