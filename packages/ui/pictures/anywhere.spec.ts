// The whole of the built Storybook, its own frame with it, from a path that the build was told nothing of.
import { expect, type Page, type Response } from '@playwright/test';
import { base, origin } from './address.ts';
import { nightly, test } from './one-page.ts';

/** Storybook's own frame is all of Storybook, and takes its time on a busy machine. */
const patient = { timeout: 120_000 };

/** What Storybook's own frame looks like, by where it is. */
const dress = (room: Page) =>
  room.evaluate(() => {
    const brand = document.querySelector('.sidebar-header a[href="./"]');
    const { backgroundColor } = getComputedStyle(document.body);
    return [backgroundColor, brand && getComputedStyle(brand).color, brand?.textContent?.trim()];
  });

test(
  'the frame is called and looks like the product, dark or light as the system is, and turns with it',
  nightly,
  async ({ room }) => {
    test.setTimeout(2 * patient.timeout);
    await room.emulateMedia({ colorScheme: 'dark' });
    await room.goto(`${base}?path=/story/actions-button--primary`);
    await expect.poll(() => dress(room), patient).toEqual(['rgb(6, 8, 15)', 'rgb(233, 237, 245)', 'Boostdesk']);
    expect(await room.evaluate(async () => (await document.fonts.load("600 16px 'Inter Variable'")).length)).toBe(1);
    await room.emulateMedia({ colorScheme: 'light' });
    await expect.poll(() => dress(room), patient).toEqual(['rgb(232, 235, 242)', 'rgb(24, 27, 31)', 'Boostdesk']);
    await room.emulateMedia({ colorScheme: 'dark' });
  },
);

test('the frame and what it shows are found under whatever path the build lies', nightly, async ({ room }) => {
  test.setTimeout(2 * patient.timeout);
  const strays: string[] = [];
  const follow = (response: Response) => {
    const url = response.url();
    const isUnder = url.startsWith(`${origin}${base}`) && response.ok();
    if (/^https?:/.test(url) && !isUnder) strays.push(`${response.status()} ${url}`);
  };
  room.on('response', follow);
  await room.goto(`${base}?path=/story/actions-button--primary`);
  const story = room.frameLocator('#storybook-preview-iframe').locator('#storybook-root');
  await expect(story.getByRole('button', { name: 'Save changes' })).toBeVisible(patient);
  await room.locator('[data-item-id="actions-button--icon-only"] a').click(patient);
  await expect(story.getByRole('button', { name: 'Save changes' })).toHaveCount(0, patient);
  await expect(story.getByRole('button').first()).toBeVisible(patient);
  room.off('response', follow);
  expect(strays).toEqual([]);
});
