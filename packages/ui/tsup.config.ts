import { defineConfig } from 'tsup';
import { components } from './scripts/components.ts';

export default defineConfig({
  entry: Object.fromEntries(components('src').map(({ name, file }) => [name, `src/${name}/${file}`])),
  format: ['esm', 'cjs'],
  // Contexts and queues are shared by entries, so both formats are split into common chunks.
  splitting: true,
  // The style sheets are built by scripts/css.ts: a host that knows no CSS imports (Node, a test) can load the parts.
  loader: { '.css': 'empty' },
  clean: true,
  sourcemap: true,
  onSuccess: 'node scripts/types.ts',
  external: ['react', 'react-dom'],
  banner: { js: "'use client';" },
});
