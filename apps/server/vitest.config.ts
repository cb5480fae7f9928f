import { defineConfig } from 'vitest/config';
import { sharing, source } from '../../vitest.shared.ts';
import services from './tests/support/shared-services.json' with { type: 'json' };

// Several processes need PostgreSQL and count limits in Redis; `.ci/run` starts both.
const processes = [
  ...(process.env.DATABASE_URL ? [] : services.postgres),
  ...(process.env.DATABASE_URL && process.env.REDIS_URL ? [] : services.redis),
];

// Tests beside their source use no database, so the run on PGlite is enough.
const files = process.env.DATABASE_URL ? ['tests/**/*.test.ts'] : ['src/**/*.test.ts', 'tests/**/*.test.ts'];

export default defineConfig({
  ...source,
  test: {
    environment: 'node',
    globalSetup: ['tests/support/template-database.ts'],
    projects: sharing(import.meta.dirname, files, processes),
    // Each file has its own database, and two cores carry two files at once. In full, nothing runs beside tests that
    // judge times.
    maxWorkers: process.env.PROMISES === 'full' ? 1 : 2,
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
