// What a developer sees of `npm run dev` and `npm run storybook`, apart from the journeys: those are of the built product.
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
  // Nothing is built: vite makes each part when it is first asked for.
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
      // The last of three to answer: it makes the demo marketplace first.
      url: `http://localhost:${devServerPort}/health`,
      ...started,
    },
    {
      // `--ci` opens no browser of its own.
      command: `exec ${manifest.scripts.storybook} --ci --port ${storybookPort}`,
      cwd: join(import.meta.dirname, '../..'),
      url: `http://localhost:${storybookPort}/index.json`,
      ...started,
    },
  ],
});
