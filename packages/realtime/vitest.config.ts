import { defineConfig } from 'vitest/config';
import { sharing, source } from '../../vitest.shared.ts';

export default defineConfig({
  ...source,
  test: {
    environment: 'node',
    projects: sharing(import.meta.dirname, ['src/**/*.test.ts']),
    // Ends what hangs; how fast the machine is, no test judges.
    testTimeout: 60_000,
  },
});
