import { defineConfig } from '@playwright/test';
import { chromiumPath, pickExecutable } from '../../../tools/browsers.ts';
import { basePath, origin } from './address.ts';

export default defineConfig({
  testDir: '.',
  globalSetup: './global-setup.ts',
  outputDir: '../../../test-results/visual-tests',
  // Nothing is written but on purpose: pictures:accept says so on its command line.
  updateSnapshots: 'none',
  reporter: 'list',
  workers: 2,
  fullyParallel: true,
  retries: 0,
  forbidOnly: true,
  timeout: 60_000,
  expect: {
    timeout: 10_000,
    toHaveScreenshot: {
      animations: 'disabled',
      caret: 'hide',
      scale: 'css', // The same browser draws the same colours on every machine; what hardly stands out is seen. How many pixels: `foreground-pixels.ts`.
      threshold: 0.02,
    },
  },
  use: {
    browserName: 'chromium',
    launchOptions: {
      ...pickExecutable(chromiumPath),
      // Letters in grey, unhinted, in one colour space: what differs from machine to machine stays out of the pictures.
      args: [
        '--no-sandbox',
        '--disable-dev-shm-usage',
        '--disable-lcd-text',
        '--font-render-hinting=none',
        '--force-color-profile=srgb',
        '--hide-scrollbars',
      ],
    },
  },
  projects: [
    {
      name: 'screenshots',
      testMatch: '*.spec.ts',
      testIgnore: 'aria-snapshots.spec.ts',
      snapshotPathTemplate: 'baselines/{arg}{ext}',
    },
    { name: 'aria-snapshots', testMatch: 'aria-snapshots.spec.ts', snapshotPathTemplate: 'aria-snapshots/{arg}{ext}' },
  ],
  webServer: {
    command: `exec "${process.execPath}" serve.ts`,
    url: `${origin}${basePath}index.json`,
    reuseExistingServer: false,
  },
});
