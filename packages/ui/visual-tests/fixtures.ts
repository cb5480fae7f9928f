import { type BrowserContextOptions, test as base, type Page } from '@playwright/test';
import { origin } from './address.ts';

/** Settings that would differ between machines. */
export const contextOptions: BrowserContextOptions = {
  baseURL: origin,
  locale: 'en-US',
  timezoneId: 'UTC',
  deviceScaleFactor: 1,
  reducedMotion: 'reduce',
  colorScheme: 'dark',
};

/** Excluded from CI runs (`--grep-invert @nightly`). */
export const nightly = { tag: '@nightly' };

const NOW = new Date('2026-11-20T12:00:00Z');

/** One page per worker: Storybook loads once. */
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
