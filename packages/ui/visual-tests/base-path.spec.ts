// Serves the built Storybook from a path that the build does not know.
import { expect, type Page, type Response } from '@playwright/test';
import { basePath, origin } from './address.ts';
import { nightly, test } from './fixtures.ts';

/** Storybook's UI loads slowly on a busy machine. */
const slow = { timeout: 120_000 };

const readAppearance = (page: Page) =>
  page.evaluate(() => {
    const brand = document.querySelector('.sidebar-header a[href="./"]');
    const { backgroundColor } = getComputedStyle(document.body);
    return [backgroundColor, brand && getComputedStyle(brand).color, brand?.textContent?.trim()];
  });

test(
  'Storybook has the name and theme of the product and follows the system theme',
  nightly,
  async ({ sharedPage }) => {
    test.setTimeout(2 * slow.timeout);
    await sharedPage.setViewportSize({ width: 1440, height: 900 });
    await sharedPage.emulateMedia({ colorScheme: 'dark' });
    await sharedPage.goto(`${basePath}?path=/story/actions-button--primary`);
    await expect
      .poll(() => readAppearance(sharedPage), slow)
      .toEqual(['rgb(6, 8, 15)', 'rgb(233, 237, 245)', 'Boostdesk']);
    expect(await sharedPage.evaluate(async () => (await document.fonts.load("600 16px 'Inter Variable'")).length)).toBe(
      1,
    );
    await sharedPage.emulateMedia({ colorScheme: 'light' });
    await expect
      .poll(() => readAppearance(sharedPage), slow)
      .toEqual(['rgb(232, 235, 242)', 'rgb(24, 27, 31)', 'Boostdesk']);
    await sharedPage.emulateMedia({ colorScheme: 'dark' });
    await expect(sharedPage).toHaveTitle(/Boostdesk components$/);
    await expect(sharedPage.locator('link[rel=icon]')).toHaveAttribute('href', './favicon.svg');
  },
);

test('whole pages fit beside the sidebar in a 1440 px window', nightly, async ({ sharedPage }) => {
  test.setTimeout(3 * slow.timeout);
  await sharedPage.setViewportSize({ width: 1440, height: 900 });
  for (const story of ['recipes-order--page', 'recipes-new-order--page', 'recipes-table-page--rows']) {
    await sharedPage.goto(`${basePath}?path=/story/${story}`);
    const frame = sharedPage.locator('#storybook-preview-iframe');
    const page = frame.contentFrame().locator('html');
    await expect(page.locator('#storybook-root > *').first()).toBeVisible(slow);
    const box = await frame.boundingBox();
    expect((box?.x ?? 0) + (box?.width ?? 0), story).toBeLessThanOrEqual(1440);
    expect(await page.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth), story).toBe(0);
  }
});

test('Storybook and its stories load from any base path', nightly, async ({ sharedPage }) => {
  test.setTimeout(2 * slow.timeout);
  const unexpectedResponses: string[] = [];
  const follow = (response: Response) => {
    const url = response.url();
    const isUnder = url.startsWith(`${origin}${basePath}`) && response.ok();
    if (/^https?:/.test(url) && !isUnder) unexpectedResponses.push(`${response.status()} ${url}`);
  };
  await sharedPage.setViewportSize({ width: 1440, height: 900 });
  sharedPage.on('response', follow);
  await sharedPage.goto(`${basePath}?path=/story/actions-button--primary`);
  const story = sharedPage.frameLocator('#storybook-preview-iframe').locator('#storybook-root');
  await expect(story.getByRole('button', { name: 'Save changes' })).toBeVisible(slow);
  await sharedPage.locator('[data-item-id="actions-button--icon-only"] a').click(slow);
  await expect(story.getByRole('button', { name: 'Save changes' })).toHaveCount(0, slow);
  await expect(story.getByRole('button').first()).toBeVisible(slow);
  sharedPage.off('response', follow);
  expect(unexpectedResponses).toEqual([]);
});
