import { defineConfig } from 'vitest/config';
import { sharing, source } from '../../vitest.shared.ts';
import databases from './tests/support/databases.json' with { type: 'json' };

const onPostgres = Boolean(process.env.DATABASE_URL);

// A file runs on both databases unless it is listed: PGlite is PostgreSQL's code, so files that need no second
// connection, and are about neither money nor lost data, run on one of them with each change and on both at night.
const atNight = onPostgres ? databases.nightlyOnPostgres : databases.nightlyOnPglite;
const leftOut = [
  // Several processes need PostgreSQL and count limits in Redis; `.ci/run` starts both.
  ...(onPostgres ? [] : databases.needsPostgres),
  ...(onPostgres && process.env.REDIS_URL ? [] : databases.needsRedis),
  ...(process.env.SKIP_NIGHTLY ? atNight : []),
];

// Tests beside their source need no PostgreSQL, so the run on PGlite is enough.
const files = onPostgres ? ['tests/**/*.test.ts'] : ['src/**/*.test.ts', 'tests/**/*.test.ts'];

export default defineConfig({
  ...source,
  test: {
    environment: 'node',
    globalSetup: ['tests/support/template-database.ts'],
    projects: sharing(import.meta.dirname, files, leftOut),
    // Each file has its own database, and two cores carry two files at once. In full, nothing runs beside tests that
    // judge times.
    maxWorkers: process.env.PROMISES === 'full' ? 1 : 2,
    // A busy machine needs seconds for what takes none on an idle one.
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
