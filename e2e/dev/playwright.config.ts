// Tests of `npm run dev` and `npm run storybook`; the other journeys test the built product.
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import manifest from '../../package.json' with { type: 'json' };
import { chromiumPath, headlessShellPath } from '../../tools/browsers.ts';
import { devServerPort, storybookPort } from '../support/addresses.ts';
import { launchWith } from '../support/browsers.ts';

const results = '../../test-results';
const started = {
  timeout: 180_000,
  stderr: 'pipe',
  gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
} as const;

export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  outputDir: `${results}/dev-pages`,
  reporter: 'list',
  workers: 1,
  retries: 0,
  forbidOnly: true,
  // Vite compiles each module at its first request.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  use: {
    ...launchWith(headlessShellPath, chromiumPath),
    locale: 'en-US',
    actionTimeout: 60_000,
    serviceWorkers: 'block',
  },
  webServer: [
    {
      command: `exec "${process.execPath}" start.ts`,
      cwd: import.meta.dirname,
      // The server answers last, because it seeds the demo first.
      url: `http://localhost:${devServerPort}/health`,
      ...started,
    },
    {
      // `--ci` opens no browser.
      command: `exec ${manifest.scripts.storybook} --ci --port ${storybookPort}`,
      cwd: join(import.meta.dirname, '../..'),
      url: `http://localhost:${storybookPort}/index.json`,
      ...started,
    },
  ],
});
