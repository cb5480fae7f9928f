import { defineConfig } from '@playwright/test';
import { chromiumPath, headlessShellPath } from '../tools/browsers.ts';
import { dashboardUrl, processCount } from './support/addresses.ts';
import { launchWith } from './support/browsers.ts';

const results = '../test-results';
/** The browser without windows shows no notification, and a worker that writes on the app's icon crashes it, as one does at a sign-out. */
const wantsWhole = ['**/push.spec.ts', '**/offline-orders.spec.ts'];
const isTraced = process.env.E2E_TRACE === '1';
/** Spread over several processes, one journey is walked; over one, all the others. */
const overProcesses = '**/processes.spec.ts';

export default defineConfig({
  testDir: 'tests',
  projects:
    processCount > 1
      ? [{ name: 'processes', testMatch: overProcesses, use: launchWith(headlessShellPath, chromiumPath) }]
      : [
          {
            name: 'journeys',
            testIgnore: [overProcesses, ...wantsWhole],
            use: launchWith(headlessShellPath, chromiumPath),
          },
          { name: 'whole browser', testMatch: wantsWhole, use: launchWith(chromiumPath) },
        ],
  outputDir: `${results}/e2e`,
  reporter: 'list',
  fullyParallel: false,
  // Files go to whichever worker is free; the tests of a file run one after the other.
  workers: processCount > 1 ? 1 : 2,
  retries: 0,
  forbidOnly: true,
  // A journey of four people takes a while on two cores that others use too.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  use: {
    baseURL: dashboardUrl,
    // What is about the worker says so; other journeys stand for themselves, and some answer calls in the server's place.
    serviceWorkers: 'block',
    browserName: 'chromium',
    locale: 'en-US',
    timezoneId: 'UTC',
    actionTimeout: 30_000,
    // Pictures and copies of the page cost a fifth of the time: who looks into a failure asks for them.
    trace: { mode: 'retain-on-failure', screenshots: isTraced, snapshots: isTraced, sources: isTraced },
    screenshot: 'only-on-failure',
  },
  globalSetup: './support/snapshot.ts',
});
