import { defineConfig } from 'vitest/config';
import { source } from '../../vitest.shared.ts';

export default defineConfig({
  ...source,
  test: { environment: 'node', isolate: false, testTimeout: 60_000, include: ['src/**/*.test.ts'] },
});
