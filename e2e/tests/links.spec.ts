// No link is dead, and a tab says which screen it shows.
import { expect, type Page } from '@playwright/test';
import { dashboardUrl, siteUrl } from '../support/addresses.ts';
import { test } from '../support/story.ts';

/** One address of each kind: every order's page is the same screen. */
async function addresses(page: Page): Promise<string[]> {
  const all = await page
    .locator('a[href]')
    .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href));
  return [...new Map(all.map((address) => [address.replace(/\d+/g, 'N'), address])).values()];
}

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

/** What the dashboard and the site say of an address that they do not know. */
const nowhere = { name: /^(This page does not exist|Nothing at this address)$/ };

test('an address that leads nowhere is told from one that leads somewhere', async ({ people }) => {
  const { page, enter } = await people.customer();
  await enter('/unheard-of');
  await expect(page.getByRole('heading', nowhere)).toBeVisible();
  await page.goto(`${siteUrl}/unheard-of`);
  await expect(page.getByRole('heading', nowhere)).toBeVisible();
});

for (const name of ['Kaito', 'Nils', 'Sara'] as const) {
  test(`every link that ${name} sees first leads somewhere`, async ({ people }) => {
    const { page, enter } = await people.demo(name);
    await enter('/');
    const found = new Set<string>();
    for (const path of ['/', '/orders']) {
      await page.goto(path);
      await expect(page.getByRole('main').locator('a[href^="/order/"]').first()).toBeVisible();
      for (const address of await addresses(page)) found.add(address);
    }
    for (const address of found) {
      expect([dashboardUrl, siteUrl], address).toContain(new URL(address).origin);
      await page.goto(address);
      await expect(page.getByRole('heading').first(), address).toBeVisible();
      await expect(page.getByRole('heading', nowhere), address).toHaveCount(0);
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
  await expect(page).toHaveTitle(/^(\(\d+\) )?Boostdesk$/);
  for (const [path, title] of [
    ['/orders', 'Orders'],
    ['/profile', 'Profile'],
    ['/admin/users', 'Users'],
    ['/admin/employees', 'Employees'],
    ['/rules', 'Rules'],
    ['/faq', 'FAQ'],
    ['/admin/payouts', 'Payouts'],
    ['/admin/sitelogs', 'Site logs'],
    ['/unheard-of', 'Not found'],
  ] as const) {
    await page.goto(path);
    await expect(page).toHaveTitle(new RegExp(`^(\\(\\d+\\) )?${title} · Boostdesk$`));
  }
});
