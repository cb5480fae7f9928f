import { defineConfig } from 'vitest/config';
import { sharing, source } from '../../vitest.shared.ts';

// Several processes need PostgreSQL, and count limits in Redis: `.ci/run` brings both.
const forPostgres = [
  'tests/broadcast-feed.test.ts',
  'tests/database-away.test.ts',
  'tests/database-limits.test.ts',
  'tests/promises-database-outages.test.ts',
];
const forRedis = [
  'tests/realtime-processes.test.ts',
  'tests/promises-outages.test.ts',
  'tests/redis-away.test.ts',
  'tests/redis-silent.test.ts',
  'tests/stop.test.ts',
];
const processes = [
  ...(process.env.DATABASE_URL ? [] : forPostgres),
  ...(process.env.DATABASE_URL && process.env.REDIS_URL ? [] : forRedis),
];

export default defineConfig({
  ...source,
  test: {
    environment: 'node',
    globalSetup: ['tests/support/template-database.ts'],
    projects: sharing(import.meta.dirname, ['src/**/*.test.ts', 'tests/**/*.test.ts'], processes),
    // Each file has a database of its own; two at once is what two cores carry. In full times are judged: nothing runs beside.
    maxWorkers: process.env.PROMISES === 'full' ? 1 : 2,
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
