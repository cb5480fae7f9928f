import { defineConfig } from 'tsup';

export default defineConfig({
  // A chunk per part, so that bundlers can omit unused ones.
  entry: ['src/index.ts', 'src/testing/index.ts', 'src/contract/*.ts', '!src/**/*.test.ts'],
  format: ['esm', 'cjs'],
  splitting: true,
  // Emit imports for types of other packages.
  dts: {
    entry: ['src/index.ts', 'src/contract/index.ts', 'src/testing/index.ts'],
    compilerOptions: { customConditions: [] },
  },
  clean: true,
  sourcemap: true,
});
