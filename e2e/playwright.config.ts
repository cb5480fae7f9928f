import { existsSync } from 'node:fs';
import { defineConfig } from '@playwright/test';
import { dashboardUrl, processCount, siteUrl } from './support/addresses.ts';

const results = '../test-results';
/** Debian's browser where nobody names another; Playwright's own where neither is there. */
const executablePath = process.env.CHROMIUM_PATH || '/usr/bin/chromium';
/** Spread over several processes, one journey is walked; over one, all the others. */
const overProcesses = '**/processes.spec.ts';

export default defineConfig({
  testDir: 'tests',
  ...(processCount > 1 ? { testMatch: overProcesses } : { testIgnore: overProcesses }),
  outputDir: `${results}/e2e`,
  reporter: [['list'], ['json', { outputFile: `${results}/e2e.json` }]],
  fullyParallel: false,
  workers: 1,
  retries: 0,
  forbidOnly: true,
  // A journey of four people takes a while on two cores that others use too.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  use: {
    baseURL: dashboardUrl,
    // What is about the worker says so; other journeys stand for themselves, and some answer calls in the server's place.
    serviceWorkers: 'block',
    browserName: 'chromium',
    locale: 'en-US',
    timezoneId: 'UTC',
    actionTimeout: 20_000,
    trace: 'retain-on-failure',
    launchOptions: {
      ...(existsSync(executablePath) ? { executablePath } : {}),
      args: ['--no-sandbox', '--disable-dev-shm-usage'],
    },
  },
  webServer: {
    command: `exec "${process.execPath}" support/serve.ts`,
    // Opened last.
    url: `${siteUrl}/`,
    timeout: 180_000,
    stderr: 'pipe',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
  },
});
