import { defineConfig } from '@playwright/test';
import { chromiumPath, pickExecutable } from '../../../tools/browsers.ts';
import { basePath, origin } from './address.ts';

export default defineConfig({
  testDir: '.',
  globalSetup: './global-setup.ts',
  outputDir: '../../../test-results/visual-tests',
  // Written by test:visual:update only.
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
      scale: 'css', // Faint colour differences count; `foreground-pixels.ts` limits the number of pixels.
      threshold: 0.02,
    },
  },
  use: {
    browserName: 'chromium',
    launchOptions: {
      ...pickExecutable(chromiumPath),
      // Text rendering and colours that are the same on every machine.
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
