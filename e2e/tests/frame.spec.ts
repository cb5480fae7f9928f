// The frame around every screen, by role and width: SPEC §2 (sidebar, side menu, header, dropdowns, search, shell behaviour).
import { chatMessage, MESSAGES_PAGE, notification, order } from '@boostdesk/api-client/contract';
import { expect, type Locator, type Page, type Route } from '@playwright/test';
import { siteUrl } from '../support/addresses.ts';
import { call, leagueChoice, placeOrder } from '../support/calls.ts';
import { chatLog, dismissToasts, toast, write } from '../support/pages.ts';
import type { Person } from '../support/people.ts';
import { test } from '../support/story.ts';

/** An order that lacks nothing: who signs in is not led to it. */
async function placeWholeOrder(token: string) {
  const placed = await placeOrder(token);
  await call(order.saveCredentials, { id: placed.id, login: 'robin-plays', password: 'correct horse 9' }, token);
  return placed;
}

/** Writes into the chat of an order, and waits until all of it stands there. */
async function says({ page, enter }: Person, order: number, texts: readonly string[]): Promise<void> {
  await enter(`/order/${order}?tab=chat`);
  for (const text of texts) await write(page, text);
  for (const text of texts) await expect(chatLog(page).getByText(text)).toBeVisible();
}

/** Where SPEC §2 and §9 draw the line: 767 px are a phone, one more is not. */
const phone = { width: 767, height: 900 };
const desktop = { width: 768, height: 900 };

const sidebar = (page: Page): Locator => page.locator('.bd-shell__side');
const adminMenu = (page: Page): Locator => page.getByRole('navigation', { name: 'Admin', exact: true });
/** Their names; what is said after a line's end is for those who cannot see the arrow. */
const links = async (page: Page): Promise<string[]> => {
  const texts = await sidebar(page).getByRole('link').allInnerTexts();
  return texts.map((text) => text.trim().split('\n')[0] ?? '');
};
const header = (page: Page): Locator => page.getByRole('banner');
const searchBox = (page: Page): Locator => page.getByRole('combobox', { name: 'Search orders and pages' });
const results = (page: Page): Locator => page.getByRole('listbox', { name: 'Results' });

test('the sidebar holds the links of the role, and Logout', async ({ people }) => {
  const customer = await people.customer();
  await customer.enter('/orders');
  const side = sidebar(customer.page);
  await expect(side.getByRole('button', { name: 'Logout' })).toBeVisible();
  const own = await links(customer.page);
  expect(own.slice(-5)).toEqual(['Home', 'Orders', 'Profile', 'Boosters', 'Loyalty']);
  for (const name of ['boosters', 'loyalty']) {
    await expect(side.getByRole('link', { name: new RegExp(name, 'i') })).toHaveAttribute('href', `${siteUrl}/${name}`);
  }

  const booster = await people.demo('Kaito');
  await booster.enter('/orders');
  await expect(sidebar(booster.page).getByRole('button', { name: 'Logout' })).toBeVisible();
  await expect(sidebar(booster.page).getByRole('link', { name: /Boosters/ })).toBeVisible();
  await expect(sidebar(booster.page).getByRole('link', { name: /Loyalty/ })).toHaveCount(0);
  await expect(sidebar(booster.page).getByRole('link', { name: /^(Rules|FAQ)$/ })).toHaveText(['Rules', 'FAQ']);
});

test('the sidebar is 120 px wide; only who is no customer can collapse it', async ({ people }) => {
  const customer = await people.customer();
  await customer.page.setViewportSize(desktop);
  await customer.enter('/orders');
  await expect(sidebar(customer.page)).toBeVisible();
  expect((await sidebar(customer.page).boundingBox())?.width).toBe(120);
  await expect(sidebar(customer.page).getByRole('button')).toHaveText(['Logout']);

  const booster = await people.demo('Kaito');
  await booster.page.setViewportSize(desktop);
  await booster.enter('/orders');
  await sidebar(booster.page).getByRole('button', { name: 'Collapse' }).click();
  await expect.poll(async () => (await sidebar(booster.page).boundingBox())?.width).toBeLessThan(120);
  await sidebar(booster.page).getByRole('button', { name: 'Expand' }).click();
  await expect.poll(async () => (await sidebar(booster.page).boundingBox())?.width).toBe(120);
});

test('the page before the areas has one name: at home, in the search, over itself, in the tab and in its menu', async ({
  people,
}) => {
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

test('on a phone the menu opens by its button, closes by its cross, and is gone after a navigation', async ({
  people,
}) => {
  const { page, enter } = await people.customer();
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
});

test('the Admin toggle is for staff, and shows the side menu of the role', async ({ people }) => {
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
  await expect(adminMenu(admin.page).locator('[aria-current=page]')).toHaveText('Payouts');
  await adminMenu(admin.page).getByRole('link', { name: 'Admin', exact: true }).click();
  await expect(admin.page).toHaveURL('/admin');
  await toggle.click();
  await expect(siteLogs).toHaveCount(0);
  // Whoever has closed it still sees where they are.
  await expect(toggle).toHaveAttribute('aria-current', 'true');

  const moderator = await people.demo('Nils');
  await moderator.enter('/orders');
  const moderators = header(moderator.page).getByRole('button', { name: 'Admin' });
  await moderators.click();
  // The menu is open: what is not in it is not for them.
  await expect(moderators).toHaveAttribute('aria-expanded', 'true');
  await expect(adminMenu(moderator.page).getByRole('link', { name: 'Users' })).toBeVisible();
  await expect(adminMenu(moderator.page).getByRole('link', { name: /Payouts|Site logs/ })).toHaveCount(0);

  const booster = await people.demo('Kaito');
  await booster.enter('/orders');
  await expect(searchBox(booster.page)).toBeVisible();
  await expect(header(booster.page).getByRole('button', { name: 'Admin' })).toHaveCount(0);
});

test('on a phone, the Admin button opens the drawer with the side menu in it', async ({ people }) => {
  const { page, enter } = await people.demo('Sara');
  await page.setViewportSize(phone);
  await enter('/orders');
  await header(page).getByRole('button', { name: 'Admin' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Site logs' }).click();
  await expect(page).toHaveURL('/admin/sitelogs');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  // Once more, on a page of that menu: it opens again.
  await header(page).getByRole('button', { name: 'Admin' }).click();
  await expect(page.getByRole('dialog').getByRole('link', { name: 'Site logs' })).toBeVisible();
});

test('a side menu whose code does not come takes nothing of the page with it', async ({ people }) => {
  people.quiet.expectOffline();
  people.quiet.expectError('dynamically imported module');
  const { page, enter } = await people.demo('Sara');
  await page.route(/\/assets\/admin-menu-[^/]*\.js$/, (route) => route.abort());
  await enter('/admin/coupons');
  await expect(page.getByText('This part failed')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Coupons' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'New coupon' })).toBeVisible();
  await page.unrouteAll();
  const menu = page.getByRole('navigation', { name: 'Admin', exact: true });
  // Code that did not come is lost to a page: the second try loads it anew.
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(menu.getByRole('link', { name: 'Coupons' })).toBeVisible();
});

test("an address in another case than its own is that of no page, and so is the public site's", async ({ people }) => {
  const { page, enter } = await people.demo('Sara');
  for (const path of ['/Orders', '/admin/Feedbacks', '/boosters']) {
    people.quiet.expectRefusal({ status: 404, path, because: 'it is the address of no page' });
    await enter(path);
    await expect(page.getByRole('heading', { name: 'This page does not exist' })).toBeVisible();
    await expect(page.getByRole('navigation').locator('[aria-current="page"]')).toHaveCount(0);
  }
});

test('what could not start without a line starts by itself when the line is back', async ({ people }) => {
  people.quiet.expectOffline();
  const { page, context, enter } = await people.demo('Mina');
  await enter('/orders');
  await frameStands(page);
  await page.route(/\/(api|health)(\/|$)/, (route) => route.abort());
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Boostdesk did not start' })).toBeVisible();
  await page.unrouteAll();
  await context.setOffline(true);
  await context.setOffline(false);
  await frameStands(page);
});

test('the header greets or names the page, and leads to the profile and to a new order', async ({ people }) => {
  const { page, name, enter } = await people.customer();
  await enter('/');
  await expect(header(page)).toContainText('Welcome');
  await expect(header(page).getByRole('heading', { name, level: 1 })).toBeVisible();
  await expect(header(page).getByRole('link', { name: 'New order' })).toHaveAttribute('href', `${siteUrl}/`);
  await header(page)
    .getByRole('link', { name: `Profile of ${name}` })
    .click();
  await expect(page).toHaveURL('/profile');
  await expect(header(page).getByRole('heading', { name: 'Profile', level: 1 })).toBeVisible();
  await expect(header(page)).not.toContainText('Welcome');

  const booster = await people.demo('Kaito');
  await booster.enter('/');
  await expect(searchBox(booster.page)).toBeVisible();
  await expect(header(booster.page).getByRole('link', { name: 'New order' })).toHaveCount(0);
});

test('notifications are listed with their time, marked while the first is unseen, and cleared', async ({ people }) => {
  const { page, token, enter } = await people.customer();
  await placeWholeOrder(token);
  await enter('/profile');
  const bell = header(page).getByRole('button', { name: /^Notifications/ });
  await dismissToasts(page);
  const [first] = await call(notification.getNotifications, {}, token);
  expect(first?.seen).toBe(0);
  await expect(bell).toHaveAccessibleName(/\d+ new/);
  const dot = bell.locator('.bd-mark');
  await expect(dot).toBeVisible();
  await bell.click();
  const list = page.getByRole('dialog', { name: 'Notifications' });
  const item = list.getByRole('listitem').first();
  await expect(item).toContainText(first?.message ?? '');
  await expect(item.locator('time')).toHaveAttribute('datetime', first?.createdAt ?? '');
  await list.getByRole('button', { name: 'Clear' }).click();
  await expect(toast(page, 'Success')).toContainText('Notifications successfully cleared.');
  await expect(list.getByRole('listitem')).toHaveCount(0);
  await expect(bell).toHaveAccessibleName('Notifications');
  await expect(dot).toHaveCount(0);
  expect(await call(notification.getNotifications, {}, token)).toEqual([]);
});

test('the first key of a page leads past the menu to what it is about', async ({ people }) => {
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

test('the bell says the same number in every tab and on every device, and what was new stays marked while the list is open', async ({
  people,
}) => {
  const here = await people.customer();
  const there = await people.again(here);
  await placeWholeOrder(here.token);
  const bells = [here, there].map(({ page }) => header(page).getByRole('button', { name: /^Notifications/ }));
  const [bell, other] = [bells[0] as Locator, bells[1] as Locator];
  for (const { enterLive, page } of [here, there]) {
    await enterLive('/profile');
    await dismissToasts(page);
  }
  for (const one of bells) await expect(one).toHaveAccessibleName(/\d+ new/);
  // Its own call comes back to it as an event, and the list is read again.
  const again = here.page.waitForResponse((response) => response.url().endsWith(notification.getNotifications.path));
  await bell.click();
  await again;
  for (const one of bells) await expect(one).toHaveAccessibleName('Notifications');
  const list = here.page.getByRole('dialog', { name: 'Notifications' });
  await expect(list.getByRole('listitem').first()).toHaveAttribute('data-unread', 'true');
  await list.getByRole('button', { name: 'Clear' }).click();
  await other.click();
  const theirs = there.page.getByRole('dialog', { name: 'Notifications' });
  await expect(theirs.getByText('Nothing new')).toBeVisible();
  await toast(here.page, 'Success').getByRole('button', { name: 'Undo' }).click();
  await expect(theirs.getByRole('listitem').first()).toBeVisible();
});

test('the messages scroll on to the oldest', async ({ people }) => {
  const { page, token, enter } = await people.customer();
  const staff = await people.demo('Sara');
  const [first, second] = [await placeWholeOrder(token), await placeWholeOrder(token)];
  await says(staff, first.id, ['The first of all.']);
  await says(
    staff,
    second.id,
    Array.from({ length: MESSAGES_PAGE }, (_, nth) => `And number ${nth + 1}.`),
  );
  // What is unread comes as a whole.
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

test('what the server refuses is taken back in the lists of the header, with a message', async ({ people }) => {
  const { page, token, enter } = await people.customer();
  const staff = await people.demo('Sara');
  const { id } = await placeWholeOrder(token);
  await says(staff, id, ['Hello.', 'We look into it.']);
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
    people.quiet.expectRefusal({ status: 409, path, because: 'the test refuses it' });
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
  await expect(notices.getByText('Nothing new')).toBeVisible();
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
  await expect(notices.getByText('Nothing new')).toBeVisible();
});

test('unread messages say order, beginning and date, and are cleared', async ({ people }) => {
  const { page, token, enter } = await people.customer();
  const { id, purchase } = await placeWholeOrder(token);
  const staff = await people.demo('Sara');
  await staff.enter(`/order/${id}?tab=chat`);
  const text = 'We look into it and answer tomorrow at the latest.';
  await write(staff.page, text);
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

test('the search finds pages and orders by number, keeps what was chosen, and offers help', async ({ people }) => {
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
  await expect(page.getByRole('link', { name: 'Need help? Contact us' })).toHaveAttribute('href', `${siteUrl}/contact`);
  await box.blur();
  await expect(results(page)).toHaveCount(0);
});

test('a loading bar shows while a screen is on its way; the one before it stays', async ({ people }) => {
  const { page, enter } = await people.customer();
  await enter('/orders');
  await expect(header(page).getByRole('heading', { name: 'Orders', level: 1 })).toBeVisible();
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(/profile-screen.*\.js/, async (route) => {
    await promise;
    await route.continue();
  });
  const bar = page.getByRole('progressbar', { name: 'Loading the page' });
  await sidebar(page).getByRole('link', { name: 'Profile' }).click();
  await expect(bar).toBeAttached();
  await expect(header(page).getByRole('heading', { name: 'Orders', level: 1 })).toBeVisible();
  resolve();
  await expect(header(page).getByRole('heading', { name: 'Profile', level: 1 })).toBeVisible();
  await expect(bar).toHaveCount(0);
});

test('a navigation takes the focus to the new screen, and Back to where one was on the one before', async ({
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

/** A customer at their orders, on the way to a profile whose code the test holds back. */
async function onTheWayToTheProfile(customer: Person, end: (route: Route) => Promise<void>) {
  const { page, enter } = customer;
  await enter('/orders');
  await expect(header(page).getByRole('heading', { name: 'Orders', level: 1 })).toBeVisible();
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(/profile-screen.*\.js/, async (route) => {
    await promise;
    await end(route);
  });
  const bar = page.getByRole('progressbar', { name: 'Loading the page' });
  await sidebar(page).getByRole('link', { name: 'Profile' }).click();
  await expect(bar).toBeAttached();
  return { page, bar, letGo: resolve };
}

test('the loading bar goes where a screen does not come', async ({ people }) => {
  people.quiet.expectOffline();
  const { page, bar, letGo } = await onTheWayToTheProfile(await people.customer(), (route) =>
    route.abort('internetdisconnected'),
  );
  letGo();
  await expect(page.getByText('This screen did not load')).toBeVisible();
  await expect(bar).toHaveCount(0);
});

test('the loading bar goes where one turns to another screen on the way', async ({ people }) => {
  const { page, bar, letGo } = await onTheWayToTheProfile(await people.customer(), (route) => route.continue());
  await sidebar(page).getByRole('link', { name: 'Home' }).click();
  await expect(header(page)).toContainText('Welcome');
  await expect(bar).toHaveCount(0);
  letGo();
  await expect(page).toHaveURL('/');
});

/** What comes after the first screen is there too: the banner that says the line is down is a part of it. */
async function frameStands(page: Page): Promise<void> {
  await expect(header(page).getByRole('button', { name: 'Notifications' })).toBeVisible();
  const loaded = () => page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  await expect.poll(loaded).toContainEqual(expect.stringMatching(/\/banners-[^/]+\.js$/));
}

test('a frame that was cut off while it came is whole when the line is back', async ({ people }) => {
  people.quiet.expectOffline();
  const { context, page, enter } = await people.demo('Mina');
  let isCut = false;
  await context.route(
    /notifications-menu-/,
    async (route) => {
      isCut = true;
      await context.setOffline(true);
      await route.abort('internetdisconnected');
    },
    { times: 1 },
  );
  await enter('/orders');
  await expect.poll(() => isCut).toBe(true);
  await expect(page.getByRole('heading', { name: 'Orders', level: 1 })).toBeVisible();
  await context.setOffline(false);
  await expect(header(page).getByRole('button', { name: 'Notifications' })).toBeVisible();
});

test('a screen that is opened offline says so, and comes by itself when the line is back', async ({ people }) => {
  people.quiet.expectOffline();
  const { context, enterLive, page } = await people.demo('Mina');
  await enterLive('/orders');
  await frameStands(page);
  await context.setOffline(true);
  await expect(page.getByText('You are offline.', { exact: true })).toBeVisible();
  await sidebar(page).getByRole('link', { name: 'Profile' }).click();
  await expect(page.getByText('It comes by itself when the line is back')).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('heading', { name: 'Profile', level: 1 })).toBeVisible();
});

test('a dialog that is opened offline leaves the order standing, and comes when the line is back', async ({
  people,
}) => {
  people.quiet.expectOffline();
  const customer = await people.customer();
  const { id } = await placeOrder(customer.token);
  const staff = await people.demo('Nils');
  await staff.enterLive(`/order/${id}`);
  const { context, page } = staff;
  await expect(page.getByRole('log', { name: 'Messages' })).toContainText('The order is paid');
  await frameStands(page);
  await context.setOffline(true);
  await expect(page.getByText('You are offline.', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Assign' }).click();
  await expect(page.getByRole('heading', { name: 'League boosting, Gold IV to Platinum II' })).toBeVisible();
  await context.setOffline(false);
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeVisible();
  // The style that was lost came as well.
  await expect(dialog.locator('.bd-field').first()).toHaveCSS('display', /grid|flex/);
});

const upwards = [
  { path: '/orders?view=board', name: 'Kaito', row: 20, thing: 'link', key: 'Shift+Tab' },
  { path: '/admin/users', name: 'Sara', row: 29, thing: 'button', key: 'ArrowUp' },
] as const;

for (const { path, name, row, thing, key } of upwards) {
  test(`what ${key} reaches at ${path} is not hidden under the header (WCAG 2.4.11)`, async ({ people }) => {
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

test('what comes late in the head of an order has its place: nothing goes from under a press', async ({ people }) => {
  const { page, token, enter } = await people.customer();
  const { order: made } = await call(order.create, leagueChoice, token);
  const late = Promise.withResolvers<void>();
  await page.route('**/assets/more-actions-*.js', async (route) => {
    await late.promise;
    await route.continue();
  });
  await enter(`/order/${made.id}`);
  const [pay, more] = [page.getByRole('button', { name: 'Pay' }), page.getByRole('button', { name: 'More' })];
  await expect(more).toBeDisabled();
  const before = [await pay.boundingBox(), await more.boundingBox()];
  late.resolve();
  await expect(more).toBeEnabled();
  expect([await pay.boundingBox(), await more.boundingBox()]).toEqual(before);
});

test('no text becomes markup in the pages', async ({ people }) => {
  const { page, enter } = await people.demo('Kaito');
  await enter('/');
  await expect(page.getByRole('navigation').first()).toBeVisible();
  const tried = await page.evaluate(() => {
    const place = document.createElement('div');
    try {
      place.innerHTML = '<b>bold</b>';
    } catch (error) {
      return { refused: error instanceof TypeError, left: place.childElementCount };
    }
    return { refused: false, left: place.childElementCount };
  });
  expect(tried).toEqual({ refused: true, left: 0 });
  people.quiet.expectPolicy('trusted-types-sink');
});

test('a face that the page may have taken into use by itself is not asked for ahead: nobody would use that', async ({
  people,
}) => {
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

test("the styles of what comes late stand after the page's own: before it they would have all of the page laid out anew", async ({
  people,
}) => {
  const { page, enter } = await people.customer();
  await enter('/orders');
  const sheets = () =>
    page.evaluate(() =>
      [...document.styleSheets]
        .map(({ ownerNode }) => ownerNode)
        .filter((node) => node instanceof HTMLLinkElement)
        .map((link) => link.dataset.page !== undefined),
    );
  await expect.poll(async () => (await sheets()).length).toBeGreaterThan(2);
  const [own, ...late] = await sheets();
  expect(own).toBe(true);
  expect(late).not.toContain(true);
});
