import { defineConfig } from '@playwright/test';
import { chromiumPath, headlessShellPath } from '../tools/browsers.ts';
import { dashboardUrl, processCount } from './support/addresses.ts';
import { launchWith } from './support/browsers.ts';

const results = '../test-results';
/** Headless Chromium shows no notification, and its worker crashes when it sets the app badge, as it does at a sign-out. */
const wantsWhole = ['**/push.spec.ts', '**/offline-orders.spec.ts'];
const isTraced = process.env.E2E_TRACE === '1';
/** One journey needs several processes, and one a single process, whose build it replaces. */
const leftOut = processCount > 1 ? '**/update.spec.ts' : '**/processes.spec.ts';

export default defineConfig({
  testDir: 'tests',
  projects: [
    {
      name: 'journeys',
      testIgnore: [leftOut, ...wantsWhole],
      use: launchWith(headlessShellPath, chromiumPath),
    },
    { name: 'whole browser', testMatch: wantsWhole, use: launchWith(chromiumPath) },
  ],
  outputDir: `${results}/e2e`,
  reporter: 'list',
  fullyParallel: false,
  // Workers take whole files; the tests of a file run one after the other.
  workers: processCount > 1 ? 1 : 2,
  retries: 0,
  forbidOnly: true,
  // A journey of four people takes long on two shared cores.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  use: {
    baseURL: dashboardUrl,
    // Tests of the worker enable it; other journeys run without it, because some intercept calls.
    serviceWorkers: 'block',
    browserName: 'chromium',
    locale: 'en-US',
    timezoneId: 'UTC',
    actionTimeout: 30_000,
    // Screenshots and traces take a fifth of the time, so they are recorded on request.
    trace: { mode: 'retain-on-failure', screenshots: isTraced, snapshots: isTraced, sources: isTraced },
    screenshot: 'only-on-failure',
  },
  globalSetup: './support/snapshot.ts',
});
