// A list of orders stands in the page as it was seen last while the app is on its way, and gives its place to it in one go.
import { auth } from '@boostdesk/api-client/contract';
import { expect, type Page } from '@playwright/test';
import { siteUrl } from '../support/addresses.ts';
import { call, placeOrder } from '../support/calls.ts';
import { settle, storageOf } from '../support/pages.ts';
import { handOverAddress, type Person } from '../support/people.ts';
import { behindTest as test } from '../support/story.ts';

test.use({ serviceWorkers: 'allow' });

const frameOf = async (page: Page): Promise<string> => (await storageOf(page))['boostdesk.frame'] ?? '';
const row = (page: Page, id: number) => page.getByRole('row').getByText(`#${id}`, { exact: true });
/** The page stands for the visit before. */
const before = (page: Page) => page.locator('#root[data-frame][aria-busy=true]');

async function look({ page, enterLive }: Person, id: number): Promise<void> {
  await enterLive('/orders');
  await expect(row(page, id)).toBeVisible();
  await expect.poll(() => frameOf(page)).toContain(`"#",${JSON.stringify(String(id))}`);
}

/** Notes each state of the page between the first row that was drawn and now that has none. */
const noteGaps = (page: Page) =>
  page.addInitScript(() => {
    const gaps: string[] = [];
    let hadRows = false;
    new MutationObserver(() => {
      const has = document.querySelector('[role=row]') !== null;
      if (hadRows && !has) gaps.push(document.body.innerHTML.slice(0, 200));
      hadRows ||= has;
    }).observe(document, { childList: true, subtree: true });
    Object.assign(globalThis, { gaps });
  });

test('the last list of orders is shown until the server answers, and is replaced without a gap', async ({
  behind,
  server,
}) => {
  const customer = await behind.customer();
  const { page, token } = customer;
  const { id } = await placeOrder(token);
  await look(customer, id);
  // A list that is open takes the newer one in at once.
  await page.goto('about:blank');
  const { id: newer } = await placeOrder(token);

  await noteGaps(page);
  const answers = Promise.withResolvers<void>();
  const behave = server.misbehave(auth.isAuthenticated.path, { does: 'wait', until: answers.promise });
  await page.goto('/orders');
  await expect(row(page, id)).toBeVisible();
  await expect(before(page)).toBeVisible();
  await expect(row(page, newer)).toHaveCount(0);
  answers.resolve();
  behave();
  await expect(row(page, newer)).toBeVisible();
  await expect(before(page)).toHaveCount(0);
  await expect(page.locator('#root')).not.toHaveAttribute('aria-busy');
  expect(await page.evaluate(() => Reflect.get(globalThis, 'gaps'))).toEqual([]);
});

test('a link of the last list works before the app has started', { tag: '@nightly' }, async ({ behind, server }) => {
  const customer = await behind.customer();
  const { page, token } = customer;
  const { id } = await placeOrder(token);
  await look(customer, id);
  const answers = Promise.withResolvers<void>();
  const behave = server.misbehave(auth.isAuthenticated.path, { does: 'wait', until: answers.promise });
  await page.goto('/orders');
  await expect(before(page)).toBeVisible();
  await row(page, id).click();
  await expect(page).toHaveURL(`/order/${id}`);
  answers.resolve();
  behave();
  await expect(page.getByRole('heading', { name: new RegExp(`#${id}`) })).toBeVisible();
});

test('the last list is removed with the session, and is shown to no other user', async ({ behind }) => {
  const first = await behind.customer();
  const second = await behind.customer();
  const { page } = first;
  const { id } = await placeOrder(first.token);
  await look(first, id);
  const frame = await frameOf(page);
  expect(frame).not.toContain(first.email);
  behind.quiet.expectEnd();
  // What comes late is there: nothing moves under the press.
  await settle(page);
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(`${siteUrl}/logout`);
  expect(await frameOf(page)).toBe('');

  await page.goto(await handOverAddress(second.token, '/orders'));
  await expect(page.getByText('No orders yet')).toBeVisible();
  // As if it had stayed.
  await page.evaluate((kept) => localStorage.setItem('boostdesk.frame', kept), frame);
  await page.reload();
  await expect(page.getByText('No orders yet')).toBeVisible();
  await expect(row(page, id)).toHaveCount(0);
});

test('the last list gives way to the sign-in when its session has ended', { tag: '@nightly' }, async ({ behind }) => {
  const customer = await behind.customer();
  const { page, token } = customer;
  const { id } = await placeOrder(token);
  await look(customer, id);
  await page.goto('about:blank');
  behind.quiet.expectEnd();
  await call(auth.logout, {}, token);
  await page.goto('/orders');
  await expect(page).toHaveURL(/\/relogin/);
  expect(await frameOf(page)).toBe('');
});

test('the data for number formats is read by a worker', { tag: '@nightly' }, async ({ behind }) => {
  const { page, enterLive } = await behind.customer();
  const thread = page.waitForEvent('worker', { predicate: (worker) => /\/assets\/figures-/.test(worker.url()) });
  await enterLive('/orders');
  await thread;
});
