// A later build replaces the running one, while pages of the earlier one are open (SPEC §4; docs/promises.md, 17).
import { event, order } from '@boostdesk/api-client/contract';
import { expect, type Page } from '@playwright/test';
import { deployUrl } from '../support/addresses.ts';
import { call, placeOrder } from '../support/calls.ts';
import { test } from '../support/fixtures.ts';
import { chatLog, rememberDocument, sendMessage, settle, waitForServiceWorker } from '../support/pages.ts';

/** Resolves once the later build serves. */
async function deploy(): Promise<void> {
  const response = await fetch(deployUrl, { method: 'POST' });
  expect(response.status, await response.text()).toBe(200);
}

const versionOf = (page: Page) => page.locator('meta[name=version]').getAttribute('content');

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { name, level: 1 });

/** Opens a screen that the page has not shown, so its chunks are loaded now. */
async function openScreen(page: Page, name: string): Promise<void> {
  await page.getByRole('link', { name, exact: true }).first().click();
  await expect(heading(page, name)).toBeVisible();
}

const messageBox = (page: Page) => page.getByRole('textbox', { name: /^Message/ });
const nameBox = (page: Page) => page.getByRole('textbox', { name: 'Name', exact: true });
const banner = (page: Page) => page.getByText('A new version of Boostdesk is available.');

test.describe('with the worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('an update breaks none of five open tabs, and is offered in each', { tag: '@postgres' }, async ({ people }) => {
    const customer = await people.customer();
    const booster = await people.demo('Kaito');
    const staff = await people.demo('Sara');
    const { id } = await placeOrder(customer.token);
    await call(order.lockIn, { id }, booster.token);
    const { page: home, context } = staff;
    await staff.enterLive('/');
    await waitForServiceWorker(home);
    const open = async (path: string, name: string | RegExp) => {
      const page = await context.newPage();
      await page.goto(path);
      await expect(heading(page, name)).toBeVisible();
      return page;
    };
    const orders = await open('/orders', 'Orders');
    const chat = await open(`/order/${id}`, `Order #${id}`);
    const users = await open('/admin/users', 'Users');
    const profile = await open('/profile', 'Profile');
    const tabs = [home, orders, chat, users, profile];
    const before = await versionOf(home);
    const sameDocuments = await Promise.all(tabs.map(rememberDocument));
    await nameBox(profile).fill('Sara with a half-written name');

    people.errors.expectRestart();
    const deployed = deploy();
    await sendMessage(chat, 'Written while the server is replaced.');
    await messageBox(chat).fill('Not sent yet');
    await deployed;

    await openScreen(home, 'Rules');
    await openScreen(orders, 'FAQ');
    await openScreen(users, 'Coupons');
    await expect(chatLog(chat).getByText('Written while the server is replaced.')).toHaveCount(1);
    await expect(nameBox(profile)).toHaveValue('Sara with a half-written name');
    await Promise.all(sameDocuments.map((isSame) => isSame()));

    await home.evaluate(async () => (await navigator.serviceWorker.ready).update());
    for (const tab of tabs) await expect(banner(tab)).toBeVisible();

    await chat.getByRole('button', { name: 'Reload now' }).click();
    // The next worker waits for the requests of the old one, and the page for both.
    await expect(chat.locator('meta[name=version]')).not.toHaveAttribute('content', `${before}`, { timeout: 45_000 });
    await expect(messageBox(chat)).toHaveValue('Not sent yet');
    await expect(chatLog(chat).getByText('Written while the server is replaced.')).toHaveCount(1);
    await expect(banner(chat)).toBeHidden();

    // The other tabs did not update: they continue with cached chunks that the server no longer has.
    await openScreen(home, 'DuoQ Accounts');
    await openScreen(orders, 'Profile');
    await openScreen(users, 'Gifts');
    await expect(nameBox(profile)).toHaveValue('Sara with a half-written name');
    await Promise.all([home, orders, users, profile].map(async (tab) => expect(await versionOf(tab)).toBe(before)));
  });
});

test('a page without the worker says after an update that a screen did not load, and a reload brings it', {
  tag: '@nightly',
}, async ({ people }) => {
  const staff = await people.demo('Sara');
  const { page } = staff;
  await staff.enterLive('/orders?view=board');
  const before = await versionOf(page);
  // Deferred code must be loaded first: a chunk that the update removes is reported as an error.
  await settle(page);
  people.errors.expectRestart();
  people.errors.expectRefusal({ status: 404, path: '.js', reason: 'parts of the earlier build are gone' });
  // A screen that fails offline reloads the page by itself, so the socket must be connected again.
  const reconnected = page.waitForResponse((response) => response.url().endsWith(event.getSince.path) && response.ok());
  await deploy();
  await reconnected;

  await page.getByRole('link', { name: 'FAQ', exact: true }).first().click();
  await expect(page.getByText('This page couldn’t load')).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(heading(page, 'FAQ')).toBeVisible();
  expect(await versionOf(page)).not.toBe(before);
});
