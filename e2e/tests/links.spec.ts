// No link is dead, and a tab says which screen it shows.
import { pages } from '@boostdesk/auth';
import { expect, type Page } from '@playwright/test';
import { dashboardUrl, siteUrl } from '../support/addresses.ts';
import { grid } from '../support/desk.ts';
import { test } from '../support/story.ts';
import { createSteps } from '../support/within.ts';

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
  people.quiet.expectRefusal({ status: 404, path: '/unheard-of', because: 'it is the address of no page' });
  await enter('/unheard-of');
  await expect(page.getByRole('heading', nowhere)).toBeVisible();
  await page.goto(`${siteUrl}/unheard-of`);
  await expect(page.getByRole('heading', nowhere)).toBeVisible();
});

/** SPEC §2 gives these pages no entry in a menu. */
const unlisted = [
  ['Mina', ['/rankings', '/accountselling']],
  ['Sara', ['/admin', '/rankings', '/accountselling']],
] as const;
for (const [name, paths] of unlisted) {
  test(`what stands in no menu is linked from the first page of ${name}`, async ({ people }) => {
    const { page, enter } = await people.demo(name);
    await enter('/');
    for (const path of paths) {
      await page.goto('/');
      await page.getByRole('main').locator(`a[href="${path}"]`).click();
      await expect(page).toHaveURL(path);
      await expect(page.getByRole('heading', nowhere)).toHaveCount(0);
    }
  });
}

for (const { name, isStaff } of [
  { name: 'Kaito', isStaff: false },
  { name: 'Nils', isStaff: true },
  { name: 'Sara', isStaff: true },
] as const) {
  test(`every link that ${name} sees first leads somewhere`, async ({ people }) => {
    const { page, enter } = await people.demo(name);
    await enter('/');
    const found = new Set<string>();
    for (const path of ['/', '/orders']) {
      await page.goto(path);
      // On the desk of staff an order opens beside the list first.
      if (isStaff && path === '/orders')
        await grid(page, 'Orders').getByRole('rowheader').getByRole('button').first().click();
      await expect(page.locator('a[href^="/order/"]').first()).toBeVisible();
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
  const { page, enter } = await people.demo('Kaito');
  await page.setViewportSize({ width: 390, height: 844 });
  await enter('/orders');
  const card = page.getByRole('list', { name: 'Orders' }).getByRole('listitem').first();
  const href = (await card.getByRole('link', { name: /^#\d+$/ }).getAttribute('href')) ?? '';
  await card.click();
  expect(href).toMatch(/^\/order\/\d+$/);
  await expect(page).toHaveURL(href);
});

test('on a phone an order of the desk opens over the list, and from there its page', async ({ people }) => {
  const { page, enter } = await people.demo('Sara');
  await page.setViewportSize({ width: 390, height: 844 });
  await enter('/orders');
  const card = page.getByRole('list', { name: 'Orders' }).getByRole('listitem').first();
  const name = (await card.getByRole('button').first().textContent()) ?? '';
  await card.click();
  await page.getByRole('dialog', { name }).getByRole('link', { name: 'Open order' }).click();
  await expect(page).toHaveURL(`/order/${/\d+/.exec(name)?.[0]}`);
});

test('the tab is named after the screen', async ({ people }) => {
  const { page, enter } = await people.demo('Sara');
  await enter('/');
  await expect(page).toHaveTitle(/^(\(\d+\) )?Boostdesk$/);
  const named = pages.filter(({ group, path }) => group !== 'frontEnd' && path !== '/' && !path.includes(':'));
  expect(named.length).toBeGreaterThan(20);
  const goTo = createSteps(page);
  for (const { path, title } of [...named, { path: '/unheard-of', title: 'Not found' }]) {
    await goTo(path);
    await expect(page, path).toHaveTitle(new RegExp(`^(\\(\\d+\\) )?${title} · Boostdesk$`));
  }
});
