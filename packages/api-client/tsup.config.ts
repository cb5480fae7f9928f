import { defineConfig } from 'tsup';

export default defineConfig({
  // A chunk for each part of the contract: a bundler can only leave out files that nobody names.
  entry: ['src/index.ts', 'src/testing/fake-api.ts', 'src/contract/*.ts', '!src/**/*.test.ts'],
  format: ['esm', 'cjs'],
  splitting: true,
  // The types of other packages are referred to, not read from their sources.
  dts: {
    entry: ['src/index.ts', 'src/contract/index.ts', 'src/testing/fake-api.ts'],
    compilerOptions: { customConditions: [] },
  },
  clean: true,
  sourcemap: true,
});
