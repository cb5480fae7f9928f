import { defineConfig } from 'tsup';

export default defineConfig({
  entry: { index: 'src/index.ts', session: 'src/session/index.ts' },
  format: ['esm', 'cjs'],
  // Emit imports for types of other packages.
  dts: { compilerOptions: { customConditions: [] } },
  clean: true,
  sourcemap: true,
});
