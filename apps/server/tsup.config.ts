import { defineConfig } from 'tsup';

export default defineConfig({
  // The worker's file is found by its name.
  entry: { index: 'src/index.ts', 'lock-heartbeat': 'src/bootstrap/lock-heartbeat.ts' },
  format: ['esm'],
  target: 'node24',
  clean: true,
  sourcemap: true,
  // Workspace packages are bundled from their sources, so that the server is one folder with its dependencies.
  noExternal: [/^@boostdesk\//],
  esbuildOptions: (options) => {
    options.conditions = ['@boostdesk/source'];
  },
});
