// The tour of the first visit: offered, not imposed, and to be had again.
import { settings } from '@boostdesk/api-client/contract';
import { expect, type Page } from '@playwright/test';
import { dismissToasts } from '../support/pages.ts';
import { test } from '../support/story.ts';

const offer = (page: Page) => page.getByRole('region', { name: 'New here?' });
/** Walks to the end; gives the titles on the way. */
async function walk(page: Page): Promise<(string | null)[]> {
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

test('who is new is offered a tour, takes it once, and finds it again in the profile and the search', async ({
  people,
}) => {
  const { page, enterLive } = await people.customer();
  await enterLive('/');
  await dismissToasts(page);
  const kept = page.waitForResponse((response) => response.url().endsWith(settings.saveTour.path));
  await offer(page).getByRole('button', { name: 'Show me round' }).click();
  const steps = ['Another order', 'Find anything', 'Messages', 'Notifications', 'You'];
  expect(await walk(page)).toEqual(['Welcome to Boostdesk', 'Your orders', ...steps]);
  await kept;
  await expect(offer(page)).toHaveCount(0);
  await expect(page.getByRole('main')).toBeFocused();

  const read = page.waitForResponse((response) => response.url().endsWith(settings.getTour.path));
  await page.reload();
  await read;
  await expect(page.getByRole('heading', { name: 'News' })).toBeVisible();
  await expect(offer(page)).toHaveCount(0);

  // By keys alone (SPEC §9), and on a phone: what stands in its drawer is passed over.
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Show me round' }).click();
  const box = page.getByRole('dialog');
  await expect(box.getByRole('heading')).toHaveText('Welcome to Boostdesk');
  await page.keyboard.press('ArrowRight');
  await expect(box.getByRole('heading')).toHaveText('Another order');
  await page.keyboard.press('ArrowLeft');
  await expect(box.getByRole('heading')).toHaveText('Welcome to Boostdesk');
  await page.keyboard.press('Escape');
  await expect(box).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Show me round' })).toBeFocused();

  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/orders');
  const search = page.getByRole('combobox', { name: 'Search orders and pages' });
  await search.fill('show me');
  await search.press('Enter');
  await expect(box.getByRole('heading')).toHaveText('Welcome to Boostdesk');
});

test('who wants no tour is not asked again', async ({ people }) => {
  const { page, enterLive } = await people.customer();
  await enterLive('/');
  await dismissToasts(page);
  const kept = page.waitForResponse((response) => response.url().endsWith(settings.saveTour.path));
  await offer(page).getByRole('button', { name: 'No, thanks' }).click();
  await kept;
  await expect(page.getByRole('main')).toBeFocused();
  const read = page.waitForResponse((response) => response.url().endsWith(settings.getTour.path));
  await page.reload();
  await read;
  await expect(page.getByRole('heading', { name: 'News' })).toBeVisible();
  await expect(offer(page)).toHaveCount(0);
});

for (const [name, titles] of [
  ['Orsolya', ['Welcome aboard', 'Board and own orders', 'Find anything']],
  ['Nils', ['Welcome to the desk', 'Every order', 'The office', 'Find anything']],
] as const) {
  test(`${name} is shown what is of use to the role`, async ({ people }) => {
    const { page, enterLive } = await people.demo(name);
    await enterLive('/profile');
    await dismissToasts(page);
    await page.getByRole('button', { name: 'Show me round' }).click();
    expect(await walk(page)).toEqual([...titles, 'Messages', 'Notifications', 'You']);
  });
}
