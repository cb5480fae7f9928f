import { defineConfig } from 'vitest/config';
import { source } from '../../vitest.shared.ts';

const files = ['src/**/*.test.ts', 'tests/**/*.test.ts'];
/** They put something in the place of a module, which others must not meet. */
const mocking = ['src/live/client-handlers.test.ts', 'tests/promises-rights.test.ts'];
// Several processes need Redis between them: `.ci/run` brings one.
const processes = process.env.REDIS_URL ? [] : ['tests/live-processes.test.ts'];

const project = (name: string, test: { include: string[]; exclude: string[]; isolate: boolean }) => ({
  ...source,
  extends: true as const,
  test: { name, environment: 'node', ...test },
});

export default defineConfig({
  test: {
    projects: [
      // One reading of the server for all of a worker's files, which takes half of the time.
      project('shared', { include: files, exclude: [...mocking, ...processes], isolate: false }),
      project('alone', { include: mocking, exclude: [], isolate: true }),
    ],
    // Each file has a database of its own; two at once is what two cores carry. In full times are judged: nothing runs beside.
    maxWorkers: process.env.PROMISES === 'full' ? 1 : 2,
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
