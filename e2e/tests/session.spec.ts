// Sign-in and sign-out (SPEC §2 and §4).
import { account, auth, user } from '@boostdesk/api-client/contract';
import { expect, type Page } from '@playwright/test';
import { dashboardUrl, siteUrl } from '../support/addresses.ts';
import { call, placeOrder, send } from '../support/calls.ts';
import { test } from '../support/fixtures.ts';
import { historyOf, signIn, storageOf, toast } from '../support/pages.ts';
import { handOverAddress, type Visitor } from '../support/people.ts';

const greets = (page: Page, name: string) => expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
const asks = (page: Page) =>
  expect(page.getByRole('heading', { name: 'This link belongs to another account' })).toBeVisible();

test('a second account asks before it replaces the first', async ({ people }) => {
  const first = await people.customer();
  const second = await people.customer();
  const { page } = first;
  await first.enter('/');
  await greets(page, first.name);

  await page.goto(await handOverAddress(second.token, '/orders'));
  await asks(page);
  await page.getByRole('button', { name: `Stay signed in as ${first.name}` }).click();
  await page.goto('/');
  await greets(page, first.name);

  await page.goto(await handOverAddress(second.token, '/'));
  await asks(page);
  await page.getByRole('button', { name: 'Switch account' }).click();
  await greets(page, second.name);
  // Nothing of the first account is left: its session ends when it is replaced.
  await expect.poll(async () => (await send(auth.isAuthenticated, {}, first.token)).status).toBe(401);
});

// @spec 4.2-3
test('a hand-over link signs in the first browser that opens it, and no other', { tag: '@postgres' }, async ({
  people,
}) => {
  const person = await people.customer();
  const thief = await people.visitor('thief');
  const address = await handOverAddress(person.token, '/orders');
  await person.page.goto(address);
  await expect(person.page).toHaveURL('/orders');
  await expect(person.page.getByText('No orders yet')).toBeVisible();
  expect((await historyOf(person.page)).join()).not.toContain('loggedIn');

  people.errors.expectRefusal({ status: 401, path: auth.isAuthenticated.path, reason: 'the token was used' });
  await thief.page.goto(address);
  await expect(thief.page).toHaveURL(`${siteUrl}/logout?redirect=%2Forders&reason=ended`);
  await expect(thief.page.getByRole('heading', { name: 'Your session has ended' })).toBeVisible();
  const stored = await storageOf(thief.page);
  expect(stored).not.toHaveProperty('token');
  const [, handOver = ''] = /\/loggedIn\/([^?]+)/.exec(address) ?? [];
  expect(handOver).not.toBe('');
  expect(JSON.stringify(stored)).not.toContain(handOver);
  // The account that created the link stays signed in.
  await person.page.reload();
  await expect(person.page.getByText('No orders yet')).toBeVisible();
});

// @spec 2.1-11, 2.3-2, 4.2-5
test('logging out ends the session everywhere and other tabs follow', { tag: '@main' }, async ({ people }) => {
  const person = await people.customer();
  await person.enter('/');
  await greets(person.page, person.name);
  const other = await person.context.newPage();
  await other.goto('/orders');
  await expect(other.getByText('No orders yet')).toBeVisible();
  const token = await person.page.evaluate(() => localStorage.getItem('token'));
  people.errors.expectEnd();

  await person.page.getByRole('button', { name: 'Logout' }).click();
  await expect(person.page).toHaveURL(`${siteUrl}/logout`);
  await expect(person.page.getByRole('heading', { name: 'You’re signed out' })).toBeVisible();
  // The other tab learns of it from this tab or from the server, whichever is faster.
  await expect(other).toHaveURL(new RegExp(`^${siteUrl}/logout`));
  await expect(other.getByRole('heading', { name: /^(You’re signed out|Your session has ended)$/ })).toBeVisible();
  const answer = await send(auth.isAuthenticated, {}, token ?? '');
  expect(answer.status).toBe(401);
});

// @spec 4.2-2, 4.2-3
test('a stored token is checked and renewed before page and rooms load; an invalid one redirects to the logout page', async ({
  people,
}) => {
  const { page, name, enter } = await people.customer();
  await enter('/');
  await greets(page, name);
  const stored = () => page.evaluate(() => localStorage.getItem('token'));
  const kept = await stored();
  await page.goto('about:blank');

  const asked: string[] = [];
  const note = (sent: unknown) => asked.push(...(/"create",\{"rooms":\["user\d+"/.exec(String(sent)) ?? []));
  page.on('request', (request) => note(request.postData()));
  page.on('websocket', (socket) => socket.on('framesent', ({ payload }) => note(payload)));
  const { promise: held, resolve: letThrough } = Promise.withResolvers<void>();
  await page.route(`**${auth.isAuthenticated.path}`, async (route) => {
    await held;
    await route.continue();
  });
  const check = page.waitForRequest((request) => request.url().endsWith(auth.isAuthenticated.path));
  const renewal = page.waitForResponse((response) => response.url().endsWith(auth.isAuthenticated.path));
  const info = page.waitForResponse((response) => response.url().endsWith(user.getUserInfo.path));
  await page.goto('/');
  expect(await (await check).headerValue('authorization')).toBe(`Bearer ${kept}`);
  expect(await (await info).json()).toMatchObject({ name });
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
  expect(asked).toEqual([]);

  letThrough();
  const { token } = await (await renewal).json();
  await greets(page, name);
  expect(await stored()).toBe(token);
  await expect.poll(() => asked.length).toBeGreaterThan(0);

  await page.goto('about:blank');
  await call(auth.logout, {}, token);
  people.errors.expectEnd();
  await page.goto('/orders');
  await expect(page).toHaveURL(`${siteUrl}/logout?redirect=%2Forders&reason=ended`);
  expect(await storageOf(page)).not.toHaveProperty('token');
});

test('an invalid hand-over link shows a toast and keeps the session', { tag: '@nightly' }, async ({ people }) => {
  const { enter, name, page } = await people.customer();
  await enter('/');
  await greets(page, name);
  // The toast disappears after 2.5 s, so the test looks for it before the page has fully loaded.
  await page.goto('/loggedIn/garbage?redirect=/orders', { waitUntil: 'commit' });
  await expect(toast(page, 'This link is no longer valid')).toBeVisible();
  await expect(page).toHaveURL('/orders');
});

// @spec 4.2-6
test('a forced sign-out ends the session in every tab, and signing in returns to the page of the tab', {
  tag: '@postgres',
}, async ({ people }) => {
  const person = await people.customer();
  const sara = await people.demo('Sara');
  const { id, customer } = await placeOrder(person.token);
  const { page } = person;
  await person.enterLive(`/order/${id}`);
  const other = await person.context.newPage();
  await other.goto(`${dashboardUrl}/profile`);
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
  people.errors.expectEnd();
  await call(account.forceRelogin, { id: customer?.id ?? 0 }, sara.token);
  for (const [tab, path] of [
    [page, `/order/${id}`],
    [other, '/profile'],
  ] as const) {
    await expect(tab).toHaveURL(`${siteUrl}/logout?redirect=${encodeURIComponent(path)}&reason=ended`);
  }
  await expect(page.getByRole('heading', { name: 'Your session has ended' })).toBeVisible();
  await page.getByRole('link', { name: 'Sign in', exact: true }).last().click();
  await signIn(page, person);
  await expect(page).toHaveURL(new RegExp(`^${dashboardUrl}/order/${id}`));
});

test('drafts are back for their user after a forced sign-out, and are gone for another user', {
  tag: '@nightly',
}, async ({ people }) => {
  const sara = await people.demo('Sara');
  const ida = await people.demo('Ida');
  const customer = await people.customer();
  const order = await placeOrder(customer.token);
  const { page } = sara;
  const back = page.getByText('Your unsaved changes have been restored.');
  const code = page.getByRole('textbox', { name: 'Code' });
  const reason = page.getByRole('dialog').getByRole('textbox', { name: /^Reason/ });
  const openCoupon = async () => {
    await page.goto('/admin/coupons?row=new');
    await expect(code).toBeVisible();
  };
  const openAssign = async () => {
    await page.goto(`/order/${order.id}`);
    await page.getByRole('button', { name: 'Assign' }).click();
    await expect(reason).toBeVisible();
  };
  await sara.enterLive('/admin/coupons?row=new');
  await expect(back).toHaveCount(0);
  await code.fill('HALF-TYPED');
  await openAssign();
  await reason.fill('They asked for a');

  people.errors.expectEnd();
  await call(account.logoutEverywhere, {}, sara.token);
  await expect(page).toHaveURL(new RegExp(`^${siteUrl}/logout`));
  await page.getByRole('link', { name: 'Sign in', exact: true }).last().click();
  await signIn(page, sara);
  await expect(page).toHaveURL(new RegExp(`^${dashboardUrl}/order/${order.id}`));
  await openAssign();
  await expect(back).toBeVisible();
  await expect(reason).toHaveValue('They asked for a');
  await openCoupon();
  await expect(back).toBeVisible();
  await expect(code).toHaveValue('HALF-TYPED');

  await page.evaluate(() => localStorage.removeItem('token'));
  await page.goto(await handOverAddress(ida.token, '/orders'));
  await expect(page).toHaveURL(/\/orders$/);
  await openAssign();
  await expect(back).toHaveCount(0);
  await expect(reason).toHaveValue('');
  await openCoupon();
  await expect(back).toHaveCount(0);
  await expect(code).toHaveValue('');
  const kept = () => page.evaluate(() => JSON.stringify({ ...localStorage }));
  await expect.poll(kept).not.toContain('HALF-TYPED');
});

test('signing out on the public site signs out of the dashboard too', { tag: '@nightly' }, async ({ people }) => {
  const person = await people.customer();
  await person.page.goto('/');
  await signIn(person.page, person);
  await greets(person.page, person.name);
  const site = await person.context.newPage();
  await site.goto(siteUrl);
  people.errors.expectEnd();
  await site.getByRole('link', { name: 'Sign out' }).click();
  await expect(site.getByRole('heading', { name: 'You’re signed out' })).toBeVisible();
  // The socket was closed, and the next call returns that the session has ended.
  await expect(person.page).toHaveURL(new RegExp(`^${siteUrl}/(relogin|logout)`));
});

// @spec 2.2-2, 8.0-9
test('signing in returns to the page that was opened without a session', async ({ people }) => {
  const person = await people.customer();
  const { id } = await placeOrder(person.token);
  const { page }: Visitor = person;
  await page.goto(`/order/${id}?tab=chat`);
  await expect(page).toHaveURL(`${siteUrl}/relogin?redirect=${encodeURIComponent(`/order/${id}?tab=chat`)}`);
  await signIn(page, person);
  await expect(page).toHaveURL(new RegExp(`^${dashboardUrl}/order/${id}`));
  await expect(page.getByRole('heading', { name: `Order #${id}`, level: 1 })).toBeVisible();
});
