import { type Browser, type BrowserContextOptions, test as base, type Page } from '@playwright/test';
import { origin } from './address.ts';

/** Settings that would differ between machines. */
const contextOptions: BrowserContextOptions = {
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

/** Storybook waits up to 5 s for every animation of a story, and scroll-driven ones do not end. Runs in the page. */
const hideScrollAnimations = () => {
  const { getAnimations } = Document.prototype;
  Document.prototype.getAnimations = function getTimedAnimations() {
    return getAnimations.call(this).filter(({ timeline }) => timeline === this.timeline);
  };
};

async function openPage(browser: Browser, options: BrowserContextOptions): Promise<Page> {
  const page = await browser.newPage(options);
  await page.clock.setFixedTime(NOW);
  await page.addInitScript(hideScrollAnimations);
  return page;
}

/** One page of each kind per worker: Storybook loads once. */
export const test = base.extend<object, { sharedPage: Page; touchPage: Page }>({
  sharedPage: [
    async ({ browser }, use) => {
      const page = await openPage(browser, contextOptions);
      await use(page);
      await page.close();
    },
    { scope: 'worker' },
  ],
  touchPage: [
    async ({ browser }, use) => {
      const page = await openPage(browser, { ...contextOptions, hasTouch: true });
      await use(page);
      await page.close();
    },
    { scope: 'worker' },
  ],
});
