// The frame around every screen, by role and width: SPEC §2 (sidebar, side menu, header, dropdowns, search, shell behaviour).
import { chatMessage, MESSAGES_PAGE, notification, order } from '@boostdesk/api-client/contract';
import { expect, type Locator, type Page } from '@playwright/test';
import { siteUrl } from '../support/addresses.ts';
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

/** The breakpoint of SPEC §2 and §9: 767 px are a phone, one more is not. */
const phone = { width: 767, height: 900 };
const desktop = { width: 768, height: 900 };

const sidebar = (page: Page): Locator => page.locator('.bd-shell__side');
const adminMenu = (page: Page): Locator => page.getByRole('navigation', { name: 'Admin', exact: true });
/** The names of the links, without the hidden text that describes the arrow. */
const links = async (page: Page): Promise<string[]> => {
  const texts = await sidebar(page).getByRole('link').allInnerTexts();
  return texts.map((text) => text.trim().split('\n')[0] ?? '');
};
const header = (page: Page): Locator => page.getByRole('banner');
const searchBox = (page: Page): Locator => page.getByRole('combobox', { name: 'Search orders and pages' });
const results = (page: Page): Locator => page.getByRole('listbox', { name: 'Results' });

// @spec 2.3-1, 2.3-3, 2.3-5, 2.3-6, 6.0-10, 9.0-10
test('the sidebar shows the links of the role, is 120 px wide and collapses for everybody but customers', async ({
  people,
}) => {
  const customer = await people.customer();
  await customer.page.setViewportSize(desktop);
  await customer.enter('/orders');
  const side = sidebar(customer.page);
  await expect(side.getByRole('button')).toHaveText(['Logout']);
  expect((await side.boundingBox())?.width).toBe(120);
  const own = await links(customer.page);
  expect(own.slice(-5)).toEqual(['Home', 'Orders', 'Profile', 'Boosters', 'Loyalty']);
  for (const name of ['boosters', 'loyalty']) {
    await expect(side.getByRole('link', { name: new RegExp(name, 'i') })).toHaveAttribute(
      'href',
      `${siteUrl}/${name}?lang=en`,
    );
  }

  const booster = await people.demo('Kaito');
  await booster.page.setViewportSize(desktop);
  await booster.enter('/orders');
  const theirs = sidebar(booster.page);
  await expect(theirs.getByRole('button', { name: 'Logout' })).toBeVisible();
  await expect(theirs.getByRole('link', { name: /Boosters/ })).toBeVisible();
  await expect(theirs.getByRole('link', { name: /Loyalty/ })).toHaveCount(0);
  await expect(theirs.getByRole('link', { name: /^(Rules|FAQ)$/ })).toHaveText(['Rules', 'FAQ']);
  const width = async () => (await theirs.boundingBox())?.width;
  await theirs.getByRole('button', { name: 'Collapse' }).click();
  await expect.poll(width).toBeLessThan(120);
  await theirs.getByRole('button', { name: 'Expand' }).click();
  await expect.poll(width).toBe(120);
});

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

// @spec 2.3-4, 2.9-2, 9.0-11
test('on a phone the menu opens and closes by its buttons, the Admin button opens it too, and a navigation closes it', async ({
  people,
}) => {
  const { page, enter } = await people.demo('Sara');
  await page.setViewportSize(phone);
  await enter('/orders');
  await expect(sidebar(page)).toBeHidden();
  const menu = page.getByRole('dialog');
  await header(page).getByRole('button', { name: /menu/i }).click();
  await expect(menu.getByRole('link', { name: 'Home', exact: true })).toBeVisible();
  await menu.getByRole('button', { name: /close/i }).click();
  await expect(menu).toHaveCount(0);
  await header(page).getByRole('button', { name: /menu/i }).click();
  await menu.getByRole('link', { name: 'Profile', exact: true }).click();
  await expect(page).toHaveURL('/profile');
  await expect(menu).toHaveCount(0);

  const admin = header(page).getByRole('button', { name: 'Admin' });
  await admin.click();
  await menu.getByRole('link', { name: 'Site logs' }).click();
  await expect(page).toHaveURL('/admin/sitelogs');
  await expect(menu).toHaveCount(0);
  // A page of the side menu opens it.
  await admin.click();
  await expect(menu.getByRole('link', { name: 'Site logs' })).toBeVisible();
});

// @spec 1.0-4, 2.4-2, 2.5-5, 6.0-9
test('the Admin button is for staff alone, and shows and hides the side menu with the areas of the role', async ({
  people,
}) => {
  const admin = await people.demo('Sara');
  await admin.enter('/orders');
  const toggle = header(admin.page).getByRole('button', { name: 'Admin' });
  const siteLogs = adminMenu(admin.page).getByRole('link', { name: 'Site logs' });
  await expect(toggle).toBeVisible();
  await expect(siteLogs).toHaveCount(0);
  await toggle.click();
  await expect(siteLogs).toBeVisible();
  await adminMenu(admin.page).getByRole('link', { name: 'Payouts' }).click();
  await expect(admin.page).toHaveURL('/admin/payouts');
  await expect(adminMenu(admin.page).locator('[aria-current=page]')).toHaveText(/^Payouts/);
  await adminMenu(admin.page).getByRole('link', { name: 'Admin', exact: true }).click();
  await expect(admin.page).toHaveURL('/admin');
  await toggle.click();
  await expect(siteLogs).toHaveCount(0);
  // The current page is marked while the menu is closed.
  await expect(toggle).toHaveAttribute('aria-current', 'true');

  const moderator = await people.demo('Nils');
  await moderator.enter('/orders');
  const moderators = header(moderator.page).getByRole('button', { name: 'Admin' });
  await moderators.click();
  // The menu is open, so a missing link is not for this role.
  await expect(moderators).toHaveAttribute('aria-expanded', 'true');
  await expect(adminMenu(moderator.page).getByRole('link', { name: 'Users' })).toBeVisible();
  await expect(adminMenu(moderator.page).getByRole('link', { name: /Payouts|Site logs/ })).toHaveCount(0);

  const booster = await people.demo('Kaito');
  await booster.enter('/orders');
  await expect(searchBox(booster.page)).toBeVisible();
  await expect(header(booster.page).getByRole('button', { name: 'Admin' })).toHaveCount(0);
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

// @spec 2.1-2, 2.5-1, 2.5-2, 2.5-4
test('the header greets at home and names other pages, and links to the profile and to a new order', async ({
  people,
}) => {
  const { page, name, enter } = await people.customer();
  await enter('/');
  await expect(header(page)).toContainText('Welcome');
  await expect(header(page).getByRole('heading', { name, level: 1 })).toBeVisible();
  await expect(header(page).getByRole('link', { name: 'New order' })).toHaveAttribute('href', `${siteUrl}/?lang=en`);
  await header(page)
    .getByRole('link', { name: `${name}’s profile` })
    .click();
  await expect(page).toHaveURL('/profile');
  await expect(header(page).getByRole('heading', { name: 'Profile', level: 1 })).toBeVisible();
  await expect(header(page)).not.toContainText('Welcome');

  const booster = await people.demo('Kaito');
  await booster.enter('/');
  await expect(searchBox(booster.page)).toBeVisible();
  await expect(header(booster.page).getByRole('link', { name: 'New order' })).toHaveCount(0);
});

// @spec 2.6-1, 2.6-2, 2.6-3, 4.5-2, 8.1-1
test('notifications show their time, are marked until the list is opened, and can be cleared and restored', async ({
  people,
}) => {
  const { page, token, enter } = await people.customer();
  await placeWholeOrder(token);
  await enter('/profile');
  const bell = header(page).getByRole('button', { name: /^Notifications/ });
  await dismissToasts(page);
  const onServer = () => call(notification.getNotifications, {}, token);
  const [first] = await onServer();
  expect(first?.seen).toBe(0);
  await expect(bell).toHaveAccessibleName(/\d+ new/);
  const dot = bell.locator('.bd-mark');
  await expect(dot).toBeVisible();
  await bell.click();
  const list = page.getByRole('dialog', { name: 'Notifications' });
  const item = list.getByRole('listitem').first();
  await expect(item).toContainText(first?.message ?? '');
  await expect(item.locator('time')).toHaveAttribute('datetime', first?.createdAt ?? '');
  await expect(bell).toHaveAccessibleName('Notifications');
  await expect(dot).toHaveCount(0);
  // The open list still marks the new ones.
  await expect(item).toHaveAttribute('data-unread', 'true');
  await list.getByRole('button', { name: 'Clear' }).click();
  await expect(toast(page, 'Success')).toContainText('Notifications successfully cleared.');
  await expect(list.getByRole('listitem')).toHaveCount(0);
  expect(await onServer()).toEqual([]);
  await toast(page, 'Success').getByRole('button', { name: 'Undo' }).click();
  await expect.poll(onServer).not.toEqual([]);
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

// @spec 2.7-1, 2.7-3, 3.8-2, 3.8-3, 4.4-3, 8.1-2, 9.0-8, 9.0-12
test('unread messages show order, first words and date, and can be cleared and restored', async ({ people }) => {
  const { page, token, enter } = await people.customer();
  const { id, purchase } = await placeWholeOrder(token);
  const staff = await people.demo('Sara');
  await staff.enter(`/order/${id}?tab=chat`);
  const text = 'We look into it and answer tomorrow at the latest.';
  await sendMessage(staff.page, text);
  await enter('/profile');
  await dismissToasts(page);
  const menu = header(page).getByRole('button', { name: /^Messages/ });
  await expect(menu).toHaveAccessibleName('Messages, 1 unread');
  await menu.click();
  const list = page.getByRole('dialog', { name: 'Messages' });
  const item = list.getByRole('listitem').first();
  const [unread] = (await call(chatMessage.getMessageList, { offset: 0 }, token)).unreadMsg;
  await expect(item).toContainText(purchase);
  await expect(item).toContainText(`${text.slice(0, 30)}…`);
  const medium = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });
  await expect(item.locator('time')).toContainText(medium.format(new Date(unread?.Chat_messages.createdAt ?? 0)));
  await list.getByRole('button', { name: 'Clear' }).click();
  await expect(toast(page, 'Success')).toContainText('Messages successfully cleared.');
  await expect(menu).toHaveAccessibleName('Messages');
  expect((await call(chatMessage.getMessageList, { offset: 0 }, token)).unreadMsg).toEqual([]);
  await toast(page, 'Success').getByRole('button', { name: 'Undo' }).click();
  await expect(menu).toHaveAccessibleName('Messages, 1 unread');
});

// @spec 1.0-6, 2.5-8, 2.8-1, 2.8-3
test('the search finds pages and orders by number, remembers what was chosen, and offers help', async ({ people }) => {
  const { page, token, enter } = await people.customer();
  const { id } = await placeWholeOrder(token);
  await enter('/profile');
  await dismissToasts(page);
  const box = searchBox(page);

  await box.fill('ORD');
  await expect(results(page).getByRole('group', { name: 'Pages' }).getByRole('option')).toHaveText(['Orders']);
  await box.press('Enter');
  await expect(page).toHaveURL('/orders');

  await box.fill('');
  await box.click();
  await expect(results(page).getByRole('group', { name: 'Recent searches' }).getByRole('option')).toHaveText([
    'Orders',
  ]);

  await box.fill(`${id}`);
  const found = results(page).getByRole('group', { name: 'Orders', exact: true }).getByRole('option');
  await expect(found).toHaveCount(1);
  await box.press('ArrowUp');
  await box.press('ArrowDown');
  await box.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/order/${id}$`));

  await box.fill('zzzz');
  await expect(page.getByRole('link', { name: 'Need help? Contact us' })).toHaveAttribute(
    'href',
    `${siteUrl}/contact?lang=en`,
  );
  await box.blur();
  await expect(results(page)).toHaveCount(0);
});

// @spec 2.9-1, 4.6-2
test('the loading bar shows while a screen loads, and goes when the screen is shown, left or failed', async ({
  people,
}) => {
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

test('a navigation moves the focus to the new screen, and Back restores the scroll position', async ({ people }) => {
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
