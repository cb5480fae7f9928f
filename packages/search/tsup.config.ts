import { defineConfig } from 'tsup';

export default defineConfig({
  entry: { index: 'src/index.ts', 'text-finder': 'src/text-finder.ts' },
  format: ['esm', 'cjs'],
  // The types of other packages are referred to, not read from their sources.
  dts: { compilerOptions: { customConditions: [] } },
  clean: true,
  sourcemap: true,
});
