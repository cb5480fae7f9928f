// The offline cache of order lists: shown when the app starts offline, with its time, until the connection is back.
import { AxeBuilder } from '@axe-core/playwright';
import { account, auth, order } from '@boostdesk/api-client/contract';
import { expect, type Page } from '@playwright/test';
import { siteUrl } from '../support/addresses.ts';
import { call, placeOrder } from '../support/calls.ts';
import { proxiedTest as test } from '../support/fixtures.ts';
import {
  persistedQueriesOf,
  putPersistedQueries,
  rememberDocument,
  settle,
  waitForServiceWorker,
} from '../support/pages.ts';
import { handOverAddress, type People, type Person } from '../support/people.ts';

test.use({ serviceWorkers: 'allow' });

const lastUpdated = (page: Page) => page.getByText(/Last updated /);
const unreachable = (page: Page) => page.getByText('Can’t reach the server. Check your connection.');
const notStarted = (page: Page) => page.getByRole('heading', { name: 'Boostdesk couldn’t start' });
const row = (page: Page, id: number) => page.getByRole('main').getByText(`#${id}`, { exact: true });
const list = (page: Page, name: string) => page.getByRole('tab', { name, exact: true });

/** Opens a list and waits until it is in the offline cache. */
async function look({ page, enterLive }: Person, path: string, id: number): Promise<void> {
  await enterLive(path);
  await expect(row(page, id)).toBeVisible();
  await waitForServiceWorker(page);
  await expect.poll(() => persistedQueriesOf(page)).toContain(`"id":${id},`);
}

/** A customer with an order, whose list is cached. */
async function customerWithCachedList(people: Pick<People, 'customer'>) {
  const customer = await people.customer();
  const { id } = await placeOrder(customer.token);
  await look(customer, '/orders', id);
  return { ...customer, id };
}

/** Another document of the same session, without queries in memory. */
async function openNewDocument(page: Page): Promise<void> {
  await page.goto('/profile');
  await waitForServiceWorker(page);
  await settle(page);
}

test('the cached list is shown with its time when the app starts offline, and the app takes over in the same document when online again', async ({
  people,
}) => {
  const { page, context, token, id } = await customerWithCachedList(people);

  people.errors.expectOffline();
  await context.setOffline(true);
  await page.goto('/orders');
  await expect(row(page, id)).toBeVisible();
  await expect(unreachable(page)).toBeVisible();
  await expect(lastUpdated(page)).toBeVisible();
  // The list is read-only, and offers only a retry.
  await expect(page.getByRole('main').getByRole('link')).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('button')).toHaveText(['Try again']);
  // After a retry offline, the list is unchanged.
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('button', { name: 'Try again' })).toBeEnabled();
  await expect(row(page, id)).toBeVisible();

  const isSameDocument = await rememberDocument(page);
  const { id: newer } = await placeOrder(token);
  await context.setOffline(false);
  await expect(row(page, newer)).toBeVisible();
  await expect(row(page, id)).toBeVisible();
  await expect(lastUpdated(page)).toHaveCount(0);
  await expect(page.getByRole('navigation').getByRole('link', { name: 'Profile' })).toBeVisible();
  await isSameDocument();
});

test('every other screen says that it needs a connection when the app starts offline, and the search finds pages and recents', {
  tag: '@nightly',
}, async ({ people }) => {
  const customer = await people.customer();
  const { page, context, token } = customer;
  const { id } = await placeOrder(token);
  await look(customer, '/orders', id);
  const search = page.getByRole('combobox', { name: 'Search orders and pages' });
  const needs = page.getByRole('heading', { level: 2, name: 'This page needs a connection' });
  const found = (name: string) => page.getByRole('option', { name, exact: true });
  await search.fill('prof');
  await found('Profile').click();
  await expect(page).toHaveURL(/\/profile$/);
  await settle(page);

  people.errors.expectOffline();
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Profile' })).toBeVisible();
  await expect(needs).toBeVisible();
  await expect(row(page, id)).toHaveCount(0);
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map((one) => one.id)).toEqual([]);
  // Recent searches are listed at once; other pages are found too, and need the connection as well.
  await search.click();
  await expect(page.getByRole('group', { name: 'Recent searches' }).getByRole('option')).toHaveText(['Profile']);
  // An order of the cached list is found by its number, and the option says when it opens.
  await search.fill(`#${id}`);
  await expect(page.getByRole('group', { name: 'Orders', exact: true }).getByRole('option')).toHaveText([
    new RegExp(`#${id} .*Opens once the server responds`),
  ]);
  await search.fill('account se');
  await found('Account market').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Account market' })).toBeVisible();
  await expect(needs).toBeVisible();
  await page.getByRole('link', { name: 'Recently viewed orders' }).click();
  await expect(row(page, id)).toBeVisible();
  await page.goBack();
  await expect(needs).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('navigation').getByRole('link', { name: 'Profile' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Account market' })).toBeVisible();
});

test('a list opened offline in the running app is shown from the cache without a toast, and refetched when online again', {
  tag: '@nightly',
}, async ({ people }) => {
  const { page, context, token, id } = await customerWithCachedList(people);
  await openNewDocument(page);
  const isSameDocument = await rememberDocument(page);

  people.errors.expectOffline();
  await context.setOffline(true);
  await page.getByRole('navigation').getByRole('link', { name: 'Orders' }).click();
  await expect(page.getByText(/Last updated /)).toBeVisible();
  await expect(row(page, id)).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: `#${id}` })).toHaveCount(0);
  // The message is shown in place of the list, without a toast.
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(row(page, id)).toBeVisible();

  const { id: newer } = await placeOrder(token);
  await context.setOffline(false);
  await expect(row(page, newer)).toBeVisible();
  await expect(page.getByText(/Last updated /)).toHaveCount(0);
  // The button that had the focus is gone.
  await expect(page.getByRole('main')).toBeFocused();
  await isSameDocument();
});

test('a list and an order of an earlier visit are shown at once while they are fetched, with their time if that takes long', {
  tag: '@ci',
}, async ({ behind, server }) => {
  const { page, id } = await customerWithCachedList(behind);
  await page.goto(`/order/${id}`);
  await expect.poll(() => persistedQueriesOf(page)).toContain(`["order","one",${id}]`);
  for (const [address, path, shown] of [
    ['/orders', order.getList.path, row(page, id)],
    [`/order/${id}`, order.get.path, page.getByRole('textbox', { name: /^Message/ })],
  ] as const) {
    const release = server.hold(path);
    await page.goto(address);
    await expect(shown).toBeVisible();
    await expect(lastUpdated(page)).toBeVisible();
    release();
    await expect(lastUpdated(page)).toHaveCount(0);
    await expect(shown).toBeVisible();
  }
});

test('a list that fails with 500 is shown from the cache and refetched, and the focus goes from the retry button to main', {
  tag: '@nightly',
}, async ({ behind, server }) => {
  const { page, id } = await customerWithCachedList(behind);
  const { path } = order.getList;
  const body = 'Something went wrong. Reference 1-2-3';
  behind.errors.expectRefusal({ status: 500, path, reason: 'the server fails' });
  behind.errors.expectError(body);
  await openNewDocument(page);
  const behave = server.addFault(path, { kind: 'answer', status: 500, body });
  await page.getByRole('navigation').getByRole('link', { name: 'Orders' }).click();
  const asOf = page.getByRole('alert').filter({ hasText: 'Last updated ' });
  const again = page.getByRole('button', { name: 'Try again' });
  await expect(asOf).toBeVisible();
  await expect(row(page, id)).toBeVisible();
  await Promise.all([page.waitForResponse((response) => response.url().endsWith(path)), again.click()]);
  await expect(again).toBeEnabled();
  await expect(again).toBeFocused();
  await expect(asOf).toBeVisible();
  behave();
  await expect(asOf).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('link', { name: `#${id}` })).toBeVisible();
  await expect(page.getByRole('main')).toBeFocused();
});

test('a booster sees the cached board and own list offline, without lock-in buttons', { tag: '@nightly' }, async ({
  people,
}) => {
  const customer = await people.customer();
  const kaito = await people.demo('Kaito');
  const nova = await people.demo('Nova');
  const [{ id: taken }, { id: open }] = [await placeOrder(customer.token), await placeOrder(customer.token)];
  for (const id of [taken, open]) {
    await call(order.saveCredentials, { id, login: 'robin-plays', password: 'correct horse 9' }, customer.token);
  }
  await call(order.lockIn, { id: taken }, kaito.token);
  await look(kaito, '/orders', taken);
  await kaito.page.goto('/orders?view=board');
  await expect.poll(() => persistedQueriesOf(kaito.page)).toContain(`"id":${open},`);
  await call(order.lockIn, { id: open }, nova.token);

  people.errors.expectOffline();
  await kaito.context.setOffline(true);
  await kaito.page.goto('/orders?view=board');
  await expect(list(kaito.page, 'Board')).toHaveAttribute('aria-selected', 'true');
  await expect(row(kaito.page, taken)).toHaveCount(0);
  await expect(kaito.page.getByText('Lock in', { exact: true })).toHaveCount(0);
  const { violations } = await new AxeBuilder({ page: kaito.page }).analyze();
  expect(violations.map(({ id }) => id)).toEqual([]);
  await list(kaito.page, 'My orders').click();
  await expect(row(kaito.page, taken)).toBeVisible();
  await kaito.context.setOffline(false);
  // The page is at the requested address, with current data.
  await expect(kaito.page.getByRole('link', { name: 'Board' })).toHaveAttribute('aria-current', 'page');
  await expect(lastUpdated(kaito.page)).toHaveCount(0);
  await expect(row(kaito.page, open)).toHaveCount(0);
});

test('the cached list is shown when the server answers 500 or 429 at the start, until it answers', {
  tag: '@nightly',
}, async ({ behind, server }) => {
  const { page, id } = await customerWithCachedList(behind);
  for (const [status, body] of [
    [500, 'Something went wrong. Reference 1-2-3'],
    [429, 'Too many requests.'],
  ] as const) {
    behind.errors.expectRefusal({ status, path: auth.isAuthenticated.path, reason: 'the server fails' });
    behind.errors.expectError(body);
    const behave = server.addFault(auth.isAuthenticated.path, { kind: 'answer', status, body });
    await page.goto('/orders');
    await expect(page.getByText(body)).toBeVisible();
    await expect(lastUpdated(page)).toBeVisible();
    await expect(row(page, id)).toBeVisible();
    // The page retries by itself.
    behave();
    await expect(lastUpdated(page)).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Profile', exact: true })).toBeVisible();
  }
});

test('the start is retried after retry-after when the server answers 429', { tag: '@nightly' }, async ({
  behind,
  server,
}) => {
  const customer = await behind.customer();
  const { page } = customer;
  const { path } = auth.isAuthenticated;
  const body = 'Too many attempts. Try again in a minute.';
  behind.errors.expectRefusal({ status: 429, path, reason: 'too many calls were made' });
  behind.errors.expectError(body);
  const headers = { 'retry-after': '11' };
  const behave = server.addFault(path, { kind: 'answer', status: 429, body, headers });
  await page.goto(await handOverAddress(customer.token, '/profile'));
  await expect(notStarted(page)).toBeVisible();
  await expect(page.getByText(`${body} No action needed. Boostdesk tries again in 11 seconds.`)).toBeVisible();
  behave();
  await expect(page.getByRole('heading', { level: 1, name: 'Profile' })).toBeVisible({ timeout: 30_000 });
});

test('the cached lists hold no messages and no credentials, and are cleared when the session ends', async ({
  people,
}) => {
  const customer = await people.customer();
  const { page, token } = customer;
  const { id } = await placeOrder(token);
  await call(order.saveCredentials, { id, login: 'robin-plays', password: 'correct horse 9' }, token);
  await customer.enterLive(`/order/${id}`);
  await page.getByRole('textbox', { name: /^Message/ }).fill('Only after eight, please');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByRole('log', { name: 'Messages' })).toContainText('Only after eight, please');
  await look(customer, '/orders', id);
  const kept = await persistedQueriesOf(page);
  for (const secret of ['Only after eight', 'robin-plays', 'correct horse', customer.email]) {
    expect(kept).not.toContain(secret);
  }

  people.errors.expectEnd();
  // Deferred content has loaded, so nothing moves under the click.
  await settle(page);
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(`${siteUrl}/logout`);
  expect(await persistedQueriesOf(page)).toBe('');

  // The session is ended by another device, so the next start is refused.
  const { token: anew } = await call(auth.login, { email: customer.email, password: customer.password });
  await page.goto(await handOverAddress(anew, '/orders'));
  await expect.poll(() => persistedQueriesOf(page)).toContain(`"id":${id},`);
  await page.goto('about:blank');
  await call(account.logoutEverywhere, {}, anew);
  await page.goto('/orders');
  await expect(page).toHaveURL(/\/logout\?/);
  expect(await persistedQueriesOf(page)).toBe('');
});

test('the cached list of another user is never shown, and is cleared', { tag: '@ci' }, async ({ people }) => {
  const second = await people.customer();
  const { page, context, id } = await customerWithCachedList(people);
  const rows = await persistedQueriesOf(page);
  await page.goto(await handOverAddress(second.token, '/orders'));
  await page.getByRole('button', { name: 'Switch account' }).click();
  await expect(page.getByText('No orders yet')).toBeVisible();
  await expect.poll(() => persistedQueriesOf(page)).not.toContain(`"id":${id},`);
  // Simulates a cache that was not cleared. The app is left first, because it writes to the cache.
  await page.goto('/config.json');
  await putPersistedQueries(page, rows);
  people.errors.expectOffline();
  await context.setOffline(true);
  await page.goto('/orders');
  await expect(notStarted(page)).toBeVisible();
  await expect(row(page, id)).toHaveCount(0);
  expect(await persistedQueriesOf(page)).toBe('');
});

test('staff see the cached list of all orders offline, with a note when another list was asked for', {
  tag: '@nightly',
}, async ({ people }) => {
  const customer = await people.customer();
  const { page, context, enterLive } = await people.demo('Nils');
  const { id } = await placeOrder(customer.token);
  await enterLive('/orders');
  await expect(page.getByRole('main').getByText(`#${id}`, { exact: true }).first()).toBeVisible();
  await waitForServiceWorker(page);
  await expect.poll(() => persistedQueriesOf(page)).toContain(`"id":${id},`);

  people.errors.expectOffline();
  await context.setOffline(true);
  await page.goto('/orders');
  await expect(lastUpdated(page)).toBeVisible();
  await expect(list(page, 'All orders')).toHaveAttribute('aria-selected', 'true');
  await expect(row(page, id)).toBeVisible();
  const another = page.getByText('The list at this address isn’t stored on this device');
  await expect(another).toHaveCount(0);
  // A list sorted by price is not cached.
  await page.goto('/orders?sort=price');
  await expect(another).toBeVisible();
  await expect(row(page, id)).toBeVisible();
  await context.setOffline(false);
  await expect(lastUpdated(page)).toHaveCount(0);
  await expect(page).toHaveURL(/sort=price/);
});
