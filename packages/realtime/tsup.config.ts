import { defineConfig } from 'tsup';

export default defineConfig({
  entry: ['src/index.ts', 'src/{alerts,contract,outbox,tabs,testing}/index.ts'],
  format: ['esm', 'cjs'],
  // Emit imports for types of other packages.
  dts: { compilerOptions: { customConditions: [] } },
  clean: true,
  sourcemap: true,
});
