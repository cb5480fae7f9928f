import { defineConfig } from 'vitest/config';
import { source } from '../../vitest.shared.ts';

export default defineConfig({
  ...source,
  // Ends what hangs; how fast the machine is, no test judges.
  test: { environment: 'node', isolate: false, testTimeout: 60_000, include: ['src/**/*.test.ts'] },
});
