// The tour of the first visit: offered once, and available again.
import { settings } from '@boostdesk/api-client/contract';
import { expect, type Page } from '@playwright/test';
import { test } from '../support/fixtures.ts';
import { dismissToasts } from '../support/pages.ts';

const offer = (page: Page) => page.getByRole('region', { name: 'New to Boostdesk?' });
/** Goes through all steps; returns their titles. */
async function goThroughSteps(page: Page): Promise<(string | null)[]> {
  const titles: (string | null)[] = [];
  for (;;) {
    const box = page.getByRole('dialog');
    titles.push(await box.getByRole('heading').textContent());
    const next = box.getByRole('button', { name: 'Next' });
    if ((await next.count()) === 0) break;
    const before = titles.at(-1) ?? '';
    await next.click();
    await expect(box.getByRole('heading', { name: before, exact: true })).toHaveCount(0);
  }
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  return titles;
}

test('a new customer is offered a tour until they have taken it, and finds it again in the search', {
  tag: '@ci',
}, async ({ people }) => {
  const { page, enterLive } = await people.customer();
  await enterLive('/');
  await dismissToasts(page);
  const kept = page.waitForResponse((response) => response.url().endsWith(settings.saveTour.path));
  await offer(page).getByRole('button', { name: 'Take the tour' }).click();
  const steps = ['Start another order', 'Find anything', 'Messages', 'Notifications', 'You'];
  expect(await goThroughSteps(page)).toEqual(['Welcome to Boostdesk', 'Your orders', ...steps]);
  await kept;
  await expect(offer(page)).toHaveCount(0);
  await expect(page.getByRole('main')).toBeFocused();

  const read = page.waitForResponse((response) => response.url().endsWith(settings.getTour.path));
  await page.reload();
  await read;
  await expect(page.getByRole('heading', { name: 'News' })).toBeVisible();
  await expect(offer(page)).toHaveCount(0);

  await page.goto('/orders');
  const search = page.getByRole('combobox', { name: 'Search orders and pages' });
  await search.fill('tour');
  await search.press('Enter');
  await expect(page.getByRole('dialog').getByRole('heading')).toHaveText('Welcome to Boostdesk');
});

for (const [name, titles] of [
  ['Orsolya', ['Welcome aboard', 'The board and your orders', 'Find anything']],
  ['Nils', ['Welcome to the team', 'All orders', 'Admin menu', 'Find anything']],
] as const) {
  test(`the tour shows ${name} the features of the role`, { tag: '@nightly' }, async ({ people }) => {
    const { page, enterLive } = await people.demo(name);
    await enterLive('/profile');
    await dismissToasts(page);
    await page.getByRole('button', { name: 'Take the tour' }).click();
    expect(await goThroughSteps(page)).toEqual([...titles, 'Messages', 'Notifications', 'You']);
  });
}
