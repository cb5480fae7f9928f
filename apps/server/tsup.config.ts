import { defineConfig } from 'tsup';

export default defineConfig({
  entry: ['src/index.ts'],
  format: ['esm'],
  target: 'node24',
  clean: true,
  sourcemap: true,
  // Workspace packages are bundled from their sources: the server is one folder that needs only its dependencies.
  noExternal: [/^@boostdesk\//],
  esbuildOptions: (options) => {
    options.conditions = ['@boostdesk/source'];
  },
});
