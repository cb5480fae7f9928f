import { defineConfig } from 'vitest/config';
import { sharing, source } from '../../vitest.shared.ts';

export default defineConfig({
  ...source,
  test: {
    environment: 'node',
    projects: sharing(import.meta.dirname, ['src/**/*.test.ts']),
    // The timeout ends hanging tests; it does not judge speed.
    testTimeout: 60_000,
  },
});
