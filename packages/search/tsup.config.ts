import { defineConfig } from 'tsup';

export default defineConfig({
  entry: { index: 'src/index.ts', 'text-finder': 'src/text-finder.ts' },
  format: ['esm', 'cjs'],
  // Emit imports for types of other packages.
  dts: { compilerOptions: { customConditions: [] } },
  clean: true,
  sourcemap: true,
});
