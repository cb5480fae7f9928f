import { defineConfig } from 'vitest/config';
import { sharing, source } from '../../vitest.shared.ts';

export default defineConfig({
  ...source,
  test: {
    environment: 'node',
    projects: sharing(import.meta.dirname, ['src/**/*.test.ts']),
    // For hanging tests; does not judge speed.
    testTimeout: 60_000,
  },
});
