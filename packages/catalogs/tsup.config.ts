import { defineConfig } from 'tsup';

export default defineConfig({
  entry: { index: 'src/index.ts', marks: 'src/marks.ts', progress: 'src/progress-rules.ts', text: 'src/text/index.ts' },
  format: ['esm', 'cjs'],
  // The types of other packages are referred to, not read from their sources.
  dts: { compilerOptions: { customConditions: [] } },
  clean: true,
  sourcemap: true,
});
