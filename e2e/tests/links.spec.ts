// Links lead somewhere, and the tab title names the screen.
import { pages } from '@boostdesk/auth';
import { expect, type Page } from '@playwright/test';
import { dashboardUrl, siteUrl } from '../support/addresses.ts';
import { grid } from '../support/areas.ts';
import { test } from '../support/fixtures.ts';
import { createNavigator } from '../support/navigation.ts';

/** One address of each kind, because all order pages are the same screen. */
async function addresses(page: Page): Promise<string[]> {
  const all = await page
    .locator('a[href]')
    .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href));
  return [...new Map(all.map((address) => [address.replace(/\d+/g, 'N'), address])).values()];
}

const banner = (page: Page) => page.getByRole('banner');

test('the links of the dashboard to the public site lead a customer there', { tag: '@nightly' }, async ({ people }) => {
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

/** The not-found texts of dashboard and site. */
const nowhere = { name: 'This page doesn’t exist' };

const people = [
  { name: 'Mina', isStaff: false, unlisted: ['/rankings', '/accountselling'] },
  { name: 'Kaito', isStaff: false, unlisted: [] },
  { name: 'Nils', isStaff: true, unlisted: [] },
  { name: 'Sara', isStaff: true, unlisted: ['/admin', '/rankings', '/accountselling'] },
] as const;

for (const { name, isStaff, unlisted } of people) {
  // The links of staff take a minute.
  const tag = name === 'Kaito' ? '@ci' : '@nightly';
  test(`every link that ${name} sees on the first pages leads somewhere`, { tag }, async ({ people }) => {
    const { page, enter } = await people.demo(name);
    await enter('/');
    const found = new Set<string>();
    for (const path of ['/', '/orders']) {
      await page.goto(path);
      // For staff an order opens in the panel beside the list first.
      if (isStaff && path === '/orders')
        await grid(page, 'Orders').getByRole('rowheader').getByRole('link').first().click();
      await expect(page.locator('a[href^="/order/"]').first()).toBeVisible();
      // SPEC §2 gives these pages no menu entry; the home page links to them.
      for (const linked of path === '/' ? unlisted : [])
        await expect(page.getByRole('main').locator(`a[href="${linked}"]`)).toBeVisible();
      for (const address of await addresses(page)) found.add(address);
    }
    const goTo = createNavigator(page);
    // By origin, because a screen of the open app loads faster than a page.
    for (const address of [...found].toSorted()) {
      expect([dashboardUrl, siteUrl], address).toContain(new URL(address).origin);
      await goTo(address);
      await expect(page.getByRole('heading').first(), address).toBeVisible();
      await expect(page.getByRole('heading', nowhere), address).toHaveCount(0);
    }
    people.errors.expectRefusal({ status: 404, path: '/unheard-of', reason: 'it is the address of no page' });
    for (const origin of [dashboardUrl, siteUrl]) {
      await page.goto(`${origin}/unheard-of`);
      await expect(page.getByRole('heading', nowhere)).toBeVisible();
    }
  });
}

test('a press on a card of the orders opens the order on a phone', { tag: '@nightly' }, async ({ people }) => {
  const { page, enter } = await people.demo('Kaito');
  await page.setViewportSize({ width: 390, height: 844 });
  await enter('/orders');
  const card = page.getByRole('list', { name: 'Orders' }).getByRole('listitem').first();
  const href = (await card.getByRole('link', { name: /^#\d+$/ }).getAttribute('href')) ?? '';
  await card.click();
  expect(href).toMatch(/^\/order\/\d+$/);
  await expect(page).toHaveURL(href);
});

test('a press on a card of the staff orders opens a dialog with a link to the order on a phone', {
  tag: '@nightly',
}, async ({ people }) => {
  const { page, enter } = await people.demo('Sara');
  await page.setViewportSize({ width: 390, height: 844 });
  await enter('/orders');
  const card = page.getByRole('list', { name: 'Orders' }).getByRole('listitem').first();
  const name = (await card.getByRole('button').first().textContent()) ?? '';
  await card.click();
  await page.getByRole('dialog', { name }).getByRole('link', { name: 'Open order' }).click();
  await expect(page).toHaveURL(`/order/${/\d+/.exec(name)?.[0]}`);
});

test('the tab is named after the screen', { tag: '@nightly' }, async ({ people }) => {
  const { page, enter } = await people.demo('Sara');
  await enter('/');
  await expect(page).toHaveTitle(/^(\(\d+\) )?Boostdesk$/);
  const named = pages.filter(({ group, path }) => group !== 'frontEnd' && path !== '/' && !path.includes(':'));
  expect(named.length).toBeGreaterThan(20);
  const goTo = createNavigator(page);
  for (const { path, title } of [...named, { path: '/unheard-of', title: 'Not found' }]) {
    await goTo(path);
    await expect(page, path).toHaveTitle(new RegExp(`^(\\(\\d+\\) )?${title} · Boostdesk$`));
  }
});

test('a file that is dropped beside its target opens nothing in place of the page', { tag: '@ci' }, async ({
  people,
}) => {
  const { page, enter } = await people.customer();
  /** Drops a file. Returns whether the browser’s own handling was prevented. */
  const drop = () =>
    page.evaluate(() => {
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File(['picture'], 'screen.png', { type: 'image/png' }));
      return !document.body.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer }));
    });
  await enter('/');
  await expect.poll(drop).toBe(true);
  await page.goto(siteUrl);
  await expect.poll(drop).toBe(true);
});
