// The frame around every screen, by role and width: SPEC §2 (sidebar, side menu, header, dropdowns, search, shell behaviour).
import { chatMessage, MESSAGES_PAGE, notification, order } from '@boostdesk/api-client/contract';
import { expect, type Locator, type Page } from '@playwright/test';
import { call, placeOrder } from '../support/calls.ts';
import { test } from '../support/fixtures.ts';
import { chatLog, dismissToasts, sendMessage, toast } from '../support/pages.ts';
import type { Person } from '../support/people.ts';

/** An order that lacks nothing, so that signing in does not redirect to it. */
async function placeWholeOrder(token: string) {
  const placed = await placeOrder(token);
  await call(order.saveCredentials, { id: placed.id, login: 'robin-plays', password: 'correct horse 9' }, token);
  return placed;
}

/** Sends messages to the chat of an order, and waits until all are shown. */
async function sendMessages({ page, enter }: Person, order: number, texts: readonly string[]): Promise<void> {
  await enter(`/order/${order}?tab=chat`);
  for (const text of texts) await sendMessage(page, text);
  for (const text of texts) await expect(chatLog(page).getByText(text)).toBeVisible();
}

const sidebar = (page: Page): Locator => page.locator('.bd-shell__side');
const adminMenu = (page: Page): Locator => page.getByRole('navigation', { name: 'Admin', exact: true });
const header = (page: Page): Locator => page.getByRole('banner');
const searchBox = (page: Page): Locator => page.getByRole('combobox', { name: 'Search orders and pages' });
const results = (page: Page): Locator => page.getByRole('listbox', { name: 'Results' });

test('the Admin page has one name at home, in the search, the header, the tab and the side menu', {
  tag: '@nightly',
}, async ({ people }) => {
  const { page, enter } = await people.demo('Nils');
  await enter('/');
  await expect(page.getByRole('main').locator('a[href="/admin"]')).toHaveText('Admin');
  await searchBox(page).fill('admin');
  await expect(results(page).getByRole('group', { name: 'Pages' }).getByRole('option')).toHaveText(['Admin']);
  await searchBox(page).press('Enter');
  await expect(page).toHaveURL('/admin');
  await expect(header(page).getByRole('heading', { level: 1 })).toHaveText('Admin');
  await expect(page).toHaveTitle(/^(\(\d+\+?\) )?Admin · Boostdesk$/);
  await expect(adminMenu(page).locator('[aria-current=page]')).toHaveText('Admin');
});

test('a side menu whose code does not load leaves the page as it is', { tag: '@nightly' }, async ({ people }) => {
  people.errors.expectOffline();
  people.errors.expectError('dynamically imported module');
  const { page, enter } = await people.demo('Sara');
  await page.route(/\/assets\/admin-menu-[^/]*\.js$/, (route) => route.abort());
  await enter('/admin/coupons');
  await expect(page.getByText('This section stopped working')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Coupons' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'New coupon' })).toBeVisible();
  await page.unrouteAll();
  const menu = page.getByRole('navigation', { name: 'Admin', exact: true });
  // A page cannot import a failed module again, so the second try reloads it.
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(menu.getByRole('link', { name: 'Coupons' })).toBeVisible();
});

test('an app that failed to start offline starts by itself when the connection is back', { tag: '@nightly' }, async ({
  people,
}) => {
  people.errors.expectOffline();
  const { page, context, enter } = await people.demo('Mina');
  await enter('/orders');
  await waitForShell(page);
  await page.route(/\/(api|health)(\/|$)/, (route) => route.abort());
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Boostdesk couldn’t start' })).toBeVisible();
  await page.unrouteAll();
  await context.setOffline(true);
  await context.setOffline(false);
  await waitForShell(page);
});

test('the first Tab of a page reaches the skip link, which moves the focus to the content', {
  tag: '@nightly',
}, async ({ people }) => {
  const { page, enter } = await people.customer();
  await enter('/profile');
  await expect(page.getByRole('heading', { name: 'Profile', level: 1 })).toBeVisible();
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('the list of messages loads older ones while it is scrolled', { tag: '@nightly' }, async ({ people }) => {
  const { page, token, enter } = await people.customer();
  const staff = await people.demo('Sara');
  const [first, second] = [await placeWholeOrder(token), await placeWholeOrder(token)];
  await sendMessages(staff, first.id, ['The first of all.']);
  await sendMessages(
    staff,
    second.id,
    Array.from({ length: MESSAGES_PAGE }, (_, nth) => `And number ${nth + 1}.`),
  );
  // The unread messages are loaded at once.
  const { unreadMsg } = await call(chatMessage.getMessageList, { offset: 0 }, token);
  await call(chatMessage.clearMessages, { ids: unreadMsg.map(({ id }) => id) }, token);
  await enter('/profile');
  await dismissToasts(page);
  await header(page)
    .getByRole('button', { name: /^Messages/ })
    .click();
  const list = page.getByRole('dialog', { name: 'Messages' });
  const rows = list.getByRole('listitem');
  await expect(rows).toHaveCount(MESSAGES_PAGE);
  const box = list.locator('.bd-hover-popover-list');
  const isThere = rows
    .getByRole('link')
    .and(list.locator(`[href*="/order/${first.id}?"]`))
    .first();
  await expect(async () => {
    await box.evaluate((element) => element.scrollTo(0, element.scrollHeight));
    await expect(isThere).toBeAttached({ timeout: 100 });
  }).toPass();
  await expect(list.getByRole('button', { name: 'Load more' })).toHaveCount(0);
});

test('the lists of the header revert a change that the server refuses, and show its message', {
  tag: '@nightly',
}, async ({ people }) => {
  const { page, token, enter } = await people.customer();
  const staff = await people.demo('Sara');
  const { id } = await placeWholeOrder(token);
  await sendMessages(staff, id, ['Hello.', 'We look into it.']);
  const waiting = async () => (await call(chatMessage.getMessageList, { offset: 0 }, token)).unreadMsg;
  await expect.poll(waiting).toHaveLength(2);
  await call(chatMessage.makeRead, { id: (await waiting()).at(-1)?.id ?? 0 }, token);
  await enter('/profile');
  await dismissToasts(page);
  const { makeRead, makeUnread, restoreMessages } = chatMessage;
  const calls = [notification.clearNotifications, notification.restoreNotifications, makeRead, makeUnread];
  let isRefused = true;
  const held: (() => void)[] = [];
  for (const { path } of [...calls, restoreMessages]) {
    people.errors.expectRefusal({ status: 409, path, reason: 'the test refuses it' });
    await page.route(`**${path}`, async (route) => {
      if (!isRefused) return route.continue();
      await new Promise<void>((resolve) => held.push(resolve));
      await route.fulfill({ status: 409, contentType: 'text/plain', body: 'Not now.' });
    });
  }
  const refuse = async () => {
    await expect.poll(() => held.length).toBe(1);
    held.pop()?.();
    await expect(toast(page, 'Error Code: 409')).toBeVisible();
    // A press beside the list closes it.
    await dismissToasts(page);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  };

  const menu = header(page).getByRole('button', { name: /^Messages/ });
  const list = page.getByRole('dialog', { name: 'Messages' });
  await expect(menu).toHaveAccessibleName('Messages, 1 unread');
  await menu.click();
  await list.getByRole('button', { name: 'Mark as read' }).click();
  await expect(menu).toHaveAccessibleName('Messages');
  await refuse();
  await expect(menu).toHaveAccessibleName('Messages, 1 unread');
  await menu.click();
  await list.getByRole('button', { name: 'Mark as unread' }).first().click();
  await expect(menu).toHaveAccessibleName('Messages, 2 unread');
  await refuse();
  await expect(menu).toHaveAccessibleName('Messages, 1 unread');
  await menu.click();
  await list.getByRole('button', { name: 'Clear' }).click();
  await toast(page, 'Success').getByRole('button', { name: 'Undo' }).click();
  await expect(menu).toHaveAccessibleName('Messages, 1 unread');
  await refuse();
  await expect(menu).toHaveAccessibleName('Messages');

  const bell = header(page).getByRole('button', { name: /^Notifications/ });
  const notices = page.getByRole('dialog', { name: 'Notifications' });
  await bell.click();
  await notices.getByRole('button', { name: 'Clear' }).click();
  await bell.click();
  await expect(notices.getByText('You’re all caught up')).toBeVisible();
  await refuse();
  await bell.click();
  await expect(notices.getByRole('listitem').first()).toBeVisible();
  isRefused = false;
  await notices.getByRole('button', { name: 'Clear' }).click();
  await expect(toast(page, 'Success')).toBeVisible();
  isRefused = true;
  await toast(page, 'Success').getByRole('button', { name: 'Undo' }).click();
  await bell.click();
  await expect(notices.getByRole('listitem').first()).toBeVisible();
  await refuse();
  await bell.click();
  await expect(notices.getByText('You’re all caught up')).toBeVisible();
});

// @spec 2.9-1, 4.6-2
test('the loading bar shows while a screen loads, and goes when the screen is shown, left or failed', {
  tag: '@ci',
}, async ({ people }) => {
  people.errors.expectOffline();
  const { page, enter } = await people.demo('Kaito');
  await enter('/orders');
  const bar = page.getByRole('progressbar', { name: 'Loading page' });
  const title = (name: string) => header(page).getByRole('heading', { name, level: 1 });
  await expect(title('Orders')).toBeVisible();
  /** Opens a screen whose chunk is delayed; the returned functions deliver the chunk or let it fail. */
  const open = async (name: string, code: RegExp) => {
    const held = Promise.withResolvers<'continue' | 'fail'>();
    await page.route(code, async (route) => {
      if ((await held.promise) === 'continue') await route.continue();
      else await route.abort('internetdisconnected');
    });
    await sidebar(page).getByRole('link', { name, exact: true }).click();
    await expect(bar).toBeAttached();
    return held.resolve;
  };

  const endProfile = await open('Profile', /profile-screen.*\.js/);
  await expect(title('Orders')).toBeVisible();
  await sidebar(page).getByRole('link', { name: 'Home' }).click();
  await expect(header(page)).toContainText('Welcome');
  await expect(bar).toHaveCount(0);
  endProfile('continue');

  const endRules = await open('Rules', /content-screen.*\.js/);
  endRules('continue');
  await expect(title('Rules')).toBeVisible();
  await expect(bar).toHaveCount(0);

  const endAccounts = await open('DuoQ Accounts', /duoqaccounts-screen.*\.js/);
  endAccounts('fail');
  await expect(page.getByText('This page couldn’t load')).toBeVisible();
  await expect(bar).toHaveCount(0);
});

test('a navigation moves the focus to the new screen, and Back restores the scroll position', { tag: '@ci' }, async ({
  people,
}) => {
  const { page, enterLive } = await people.demo('Kaito');
  await enterLive('/orders?view=board');
  const row = page.getByRole('main').getByRole('row').nth(18).getByRole('link').first();
  await row.scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => scrollY);
  expect(place).toBeGreaterThan(0);
  await row.press('Enter');
  await expect(header(page).getByRole('heading', { name: /^Order #/, level: 1 })).toBeVisible();
  await expect(page.getByRole('main')).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect(header(page).getByRole('heading', { name: 'Orders', level: 1 })).toBeVisible();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(place);
  await expect(row).toBeInViewport();
});

/** Includes the content after the first screen, such as the offline banner. */
async function waitForShell(page: Page): Promise<void> {
  await expect(header(page).getByRole('button', { name: 'Notifications' })).toBeVisible();
  const loaded = () => page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  await expect.poll(loaded).toContainEqual(expect.stringMatching(/\/banners-[^/]+\.js$/));
}

const upwards = [
  { path: '/orders?view=board', name: 'Kaito', row: 20, thing: 'link', key: 'Shift+Tab' },
  { path: '/admin/users', name: 'Sara', row: 29, thing: 'link', key: 'ArrowUp' },
] as const;

for (const { path, name, row, thing, key } of upwards) {
  test(`the focus that ${key} moves at ${path} is not hidden under the header (WCAG 2.4.11)`, {
    tag: '@nightly',
  }, async ({ people }) => {
    const { enter, page } = await people.demo(name);
    await page.setViewportSize({ width: 1280, height: 600 });
    await enter(path);
    await page.getByRole('rowheader').nth(row).getByRole(thing).focus();
    const under = await header(page).boundingBox();
    for (let step = 0; step < 25; step += 1) {
      await page.keyboard.press(key);
      const box = await page.locator(':focus').boundingBox();
      expect(box?.y).toBeGreaterThanOrEqual((under?.y ?? 0) + (under?.height ?? 0));
    }
  });
}

test('a font that the page already uses is not preloaded', { tag: '@nightly' }, async ({ people }) => {
  const { page, enter } = await people.customer();
  await page.addInitScript(() => {
    const frame = requestAnimationFrame;
    const untilStyled = (act: FrameRequestCallback) => (at: number) =>
      document.fonts.size > 0 ? act(at) : void frame(untilStyled(act));
    globalThis.requestAnimationFrame = (act) => frame(document.readyState === 'complete' ? act : untilStyled(act));
  });
  await enter('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
  await expect(page.locator('link[rel="preload"][as="font"]')).toHaveCount(0);
  expect(await page.evaluate(() => document.fonts.check('1em "Inter Variable"'))).toBe(true);
});
