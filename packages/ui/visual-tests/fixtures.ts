import { type BrowserContextOptions, test as base, type Page } from '@playwright/test';
import { origin } from './address.ts';

/** What would make a picture differ from reader to reader. */
export const contextOptions: BrowserContextOptions = {
  baseURL: origin,
  locale: 'en-US',
  timezoneId: 'UTC',
  deviceScaleFactor: 1,
  reducedMotion: 'reduce',
  colorScheme: 'dark',
};

/** Details of a test that the gate leaves out (`--grep-invert @nightly`). */
export const nightly = { tag: '@nightly' };

/** When it is for who looks at the pictures. */
const NOW = new Date('2026-11-20T12:00:00Z');

/** One page a worker: what it has loaded it keeps, so that a story is a matter of drawing and not of loading. */
export const test = base.extend<object, { sharedPage: Page }>({
  sharedPage: [
    async ({ browser }, use) => {
      const page = await browser.newPage(contextOptions);
      await page.clock.setFixedTime(NOW);
      await use(page);
      await page.close();
    },
    { scope: 'worker' },
  ],
});
