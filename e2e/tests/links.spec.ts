// No link is dead, and a tab says which screen it shows.
import { expect, type Page } from '@playwright/test';
import { dashboardUrl, siteUrl } from '../support/addresses.ts';
import { test } from '../support/story.ts';

const addresses = (page: Page): Promise<string[]> =>
  page.locator('a[href]').evaluateAll((links) => [...new Set(links.map((link) => (link as HTMLAnchorElement).href))]);

const banner = (page: Page) => page.getByRole('banner');

test('a customer comes from the dashboard to the public site by every link that says so', async ({ people }) => {
  const { page, enter } = await people.customer();
  const ways = [
    { at: '/', press: () => banner(page).getByRole('link', { name: 'New order' }), to: '/' },
    { at: '/', press: () => page.getByRole('navigation').getByRole('link', { name: 'Boosters' }), to: '/boosters' },
    { at: '/', press: () => page.getByRole('navigation').getByRole('link', { name: 'Loyalty' }), to: '/loyalty' },
    { at: '/orders', press: () => page.getByRole('main').getByRole('link', { name: 'New order' }), to: '/' },
  ];
  await enter('/');
  for (const { at, press, to } of ways) {
    await page.goto(at);
    await press().click();
    await expect(page).toHaveURL(`${siteUrl}${to}`);
  }
});

for (const name of ['Kaito', 'Nils', 'Sara'] as const) {
  test(`every link that ${name} sees first leads somewhere`, async ({ people }) => {
    const { page, enter } = await people.demo(name);
    await enter('/');
    for (const path of ['/', '/orders']) {
      await page.goto(path);
      await expect(page.getByRole('navigation').first()).toBeVisible();
      for (const address of await addresses(page)) {
        expect([dashboardUrl, siteUrl], address).toContain(new URL(address).origin);
        expect((await page.request.get(address)).status(), address).toBe(200);
      }
    }
  });
}

test('on a phone an order of the list opens', async ({ people }) => {
  const { page, enter } = await people.demo('Sara');
  await page.setViewportSize({ width: 390, height: 844 });
  await enter('/orders');
  const card = page.getByRole('list', { name: 'Orders' }).getByRole('listitem').first();
  const href = (await card.getByRole('link', { name: /^#\d+$/ }).getAttribute('href')) ?? '';
  await card.click();
  expect(href).toMatch(/^\/order\/\d+$/);
  await expect(page).toHaveURL(href);
});

test('the tab is named after the screen', async ({ people }) => {
  const { page, enter } = await people.demo('Sara');
  await enter('/');
  await expect(page).toHaveTitle('Boostdesk');
  for (const [path, title] of [
    ['/orders', 'Orders'],
    ['/profile', 'Profile'],
    ['/admin/payouts', 'Payouts'],
    ['/admin/sitelogs', 'Site logs'],
    ['/unheard-of', 'Not found'],
  ] as const) {
    await page.goto(path);
    await expect(page).toHaveTitle(`${title} · Boostdesk`);
  }
});
