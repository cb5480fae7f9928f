import { defineConfig } from 'tsup';

export default defineConfig({
  entry: ['src/index.ts', 'src/{alerts,contract,outbox,tabs}/index.ts'],
  format: ['esm', 'cjs'],
  // The types of other packages are referred to, not read from their sources.
  dts: { compilerOptions: { customConditions: [] } },
  clean: true,
  sourcemap: true,
});
