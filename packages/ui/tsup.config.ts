import { defineConfig } from 'tsup';
import { listComponents } from './scripts/list-components.ts';

export default defineConfig({
  entry: Object.fromEntries(listComponents('src').map(({ name, file }) => [name, `src/${name}/${file}`])),
  format: ['esm', 'cjs'],
  // Contexts and queues are shared by entries, so both formats are split into common chunks.
  splitting: true,
  // In a folder of their own, which the exports map hides.
  esbuildOptions: (options) => {
    options.chunkNames = 'chunks/[name]-[hash]';
  },
  // The style sheets are built by scripts/build-css.ts: a host that knows no CSS imports (Node, a test) can load the parts.
  loader: { '.css': 'empty' },
  clean: true,
  sourcemap: true,
  onSuccess: 'node scripts/build-types.ts',
  external: ['react', 'react-dom'],
  banner: { js: "'use client';" },
});
