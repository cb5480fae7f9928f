import { defineConfig } from 'vitest/config';
import { source } from '../../vitest.shared.ts';

export default defineConfig({
  ...source,
  test: {
    environment: 'node',
    include: ['src/**/*.test.ts', 'tests/**/*.test.ts'],
    // Several processes need Redis between them: `.ci/run` brings one.
    exclude: process.env.REDIS_URL ? [] : ['tests/live-processes.test.ts'],
    // Each file has a database of its own; two at once is what two cores carry. In full times are judged: nothing runs beside.
    maxWorkers: process.env.PROMISES === 'full' ? 1 : 2,
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
