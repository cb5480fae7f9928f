// A customer orders on the public site, pays, and fills in the account details in the dashboard.
import { order } from '@boostdesk/api-client/contract';
import { quoteOrder } from '@boostdesk/catalogs';
import { expect } from '@playwright/test';
import { siteUrl } from '../support/addresses.ts';
import { call, cards, leagueChoice } from '../support/calls.ts';
import { test } from '../support/fixtures.ts';
import { choose, historyOf, select, signIn, status, toast } from '../support/pages.ts';

const price = quoteOrder(leagueChoice);
const total = price.ok ? `$${(price.total / 100).toFixed(2)}` : '';

// @spec 1.0-1
test('a customer orders and pays on the public site, and saves the account details in the dashboard', {
  tag: '@main',
}, async ({ people }) => {
  const { page, ...customer } = await people.customer();
  const prices = page.getByRole('region', { name: 'Price breakdown' });

  await test.step('choose: Gold IV to Platinum II on EU-West', async () => {
    await page.goto(siteUrl);
    await choose(page, 'Game', 'League of Legends');
    await choose(page, 'Service', 'Boosting');
    await choose(page, 'Current rank', 'Gold');
    await choose(page, 'Current division', 'IV');
    await choose(page, 'Target rank', 'Platinum');
    await choose(page, 'Target division', 'II');
    await select(page, page, 'Server', 'EU-West');
    // The label of an option toggles its switch.
    const offline = page.getByRole('switch', { name: /^Appear offline/ });
    for (const isOn of [true, false]) {
      await page.getByRole('region', { name: 'Options' }).getByText('Appear offline', { exact: true }).click();
      await expect(offline).toBeChecked({ checked: isOn });
    }
    await expect(prices.getByText('Gold IV → Platinum IV')).toBeVisible();
    await expect(prices.getByText('Platinum IV → II')).toBeVisible();
    await expect(prices.getByText('Total', { exact: true })).toBeVisible();
    await expect(prices.getByText(total, { exact: true }).first()).toBeVisible();
  });

  await test.step('sign in, and find the selection unchanged', async () => {
    await prices.getByRole('link', { name: 'Sign in to pay' }).click();
    await signIn(page, { email: customer.email, password: `${customer.password}x` });
    await expect(page.getByText('Incorrect email address or password.')).toBeVisible();
    people.errors.expectRefusal({ status: 422, path: '/auth/login', reason: 'a wrong password is tried first' });
    await signIn(page, customer);
    await expect(prices.getByText('Platinum IV → II')).toBeVisible();
  });

  await test.step('pay with the test provider', async () => {
    await prices.getByRole('button', { name: `Pay ${total}` }).click();
    await expect(page).toHaveURL(/\/pay\/\d+$/);
    await page.getByLabel('Card number').fill(cards.declined);
    await page.getByRole('button', { name: `Pay ${total}` }).click();
    await expect(page.getByText(/declined/i).first()).toBeVisible();
    people.errors.expectRefusal({ status: 409, path: '/order/pay', reason: 'a card that is declined is tried first' });
    await page.getByLabel('Card number').fill(cards.paid);
    await page.getByRole('button', { name: `Pay ${total}` }).click();
    await expect(page.getByRole('heading', { name: 'Payment received. Now add your account details' })).toBeVisible();
    await expect(page.getByText(/The order is due by [A-Z][a-z]+ \d+\./)).toBeVisible();
  });

  // @spec 2.1-1, 2.9-3, 8.2-6
  await test.step('open the dashboard, at the order that needs account details', async () => {
    const id = /\d+$/.exec(new URL(page.url()).pathname)?.[0];
    await page.getByRole('button', { name: 'Go to your order' }).click();
    await expect(toast(page, 'Account details issue')).toContainText(
      'Please fill out your account details to start your order.',
    );
    await expect(page).toHaveURL(`/order/${id}`);
    await expect(status(page, 'Awaiting for booster')).toBeVisible();
    // The one-time token is in no address of the tab's history.
    for (const address of await historyOf(page)) expect(address).not.toMatch(/loggedIn|eyJ/i);
  });

  await test.step('the price breakdown is unchanged', async () => {
    await expect(prices.getByText('Gold IV → Platinum IV')).toBeVisible();
    await expect(prices.getByText(total, { exact: true })).toBeVisible();
  });

  await test.step('save the account details', async () => {
    const account = page.getByRole('region', { name: 'Account details' });
    await account.getByLabel('Login').fill('robin-plays');
    await account.getByLabel('Password').fill('correct horse 9');
    await account.getByRole('button', { name: 'Save account details' }).click();
    await expect(account.getByText('hidden').first()).toBeAttached();
    await expect(account).toBeFocused();
    await expect(page.getByText('robin-plays')).toHaveCount(0);
    await page.reload();
    await expect(account.getByRole('button', { name: 'Show Login for 30 s' })).toBeVisible();
    await expect(page.getByText('robin-plays')).toHaveCount(0);
    expect(await page.content()).not.toContain('correct horse 9');
    await account.getByRole('button', { name: 'Show Login for 30 s' }).click();
    await expect(account.getByText('robin-plays')).toBeVisible();
  });
});

test('a boost of a game without a ladder is sold by its unit and asks for the account details', async ({ people }) => {
  const { page, ...customer } = await people.customer();
  const prices = page.getByRole('region', { name: 'Price breakdown' });

  await test.step('selected champions are required before payment', async () => {
    const redirect = encodeURIComponent('/?game=lol&service=lol-boosting&with=specificChampions');
    await page.goto(`${siteUrl}/signin?redirect=${redirect}`);
    await signIn(page, customer);
    await prices.getByRole('button', { name: /^Pay/ }).click();
    await expect(prices.getByText('Enter at least one champion for your booster to play')).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Champions' })).toHaveAccessibleDescription(/Enter at least one/);
    await page.getByRole('textbox', { name: 'Champions' }).fill('Ahri');
    await expect(prices.getByText('Enter at least one champion for your booster to play')).toHaveCount(0);
  });

  await test.step('choose: five wins in Apex on PC in Europe', async () => {
    await page.getByRole('button', { name: /more games$/ }).click();
    await choose(page, 'Game', 'Apex');
    await choose(page, 'Service', 'Wins');
    await page.getByRole('textbox', { name: 'Number of wins' }).fill('5');
    await page.keyboard.press('Tab');
    await select(page, page, 'Server', 'Europe');
    await select(page, page, 'Platform', 'PC');
    await expect(prices.getByText('5 wins').first()).toBeVisible();
  });

  await test.step('pay', async () => {
    await prices.getByRole('button', { name: 'Pay $25.00' }).click();
    await expect(page).toHaveURL(/\/pay\/\d+$/);
    await page.getByLabel('Card number').fill(cards.paid);
    await page.getByRole('button', { name: 'Pay $25.00' }).click();
    await expect(page.getByRole('heading', { name: 'Payment received. Now add your account details' })).toBeVisible();
  });

  // @spec 8.2-6
  await test.step('the dashboard asks for the account details, and encrypts them', async () => {
    await page.getByRole('button', { name: 'Go to your order' }).click();
    await expect(toast(page, 'Account details issue')).toBeVisible();
    await expect(page.getByText('0 of 5 wins').first()).toBeVisible();
    const account = page.getByRole('region', { name: 'Account details' });
    await account.getByLabel('Login').fill('robin-legend');
    await account.getByLabel('Password').fill('correct horse 9');
    await account.getByRole('button', { name: 'Save account details' }).click();
    await expect(account.getByRole('button', { name: 'Show Login for 30 s' })).toBeVisible();
  });
});

test('the details that a service asks for are required, priced and shown on the order', async ({ people }) => {
  const { page, ...customer } = await people.customer();
  const prices = page.getByRole('region', { name: 'Price breakdown' });
  const options = page.getByRole('region', { name: 'Options' });

  await test.step('a required detail is asked for before payment', async () => {
    const redirect = encodeURIComponent('/?game=wow&service=wow-mythic-dungeons');
    await page.goto(`${siteUrl}/signin?redirect=${redirect}`);
    await signIn(page, customer);
    await prices.getByRole('button', { name: 'Pay $20.00' }).click();
    await expect(prices.getByText('Complete the highlighted fields')).toBeVisible();
    await expect(options.getByRole('button', { name: 'Class' })).toHaveAccessibleDescription('Choose an option');
    await expect(options.getByRole('button', { name: 'Class' })).toBeFocused();
  });

  await test.step('choose a class, three layers and two dungeons', async () => {
    await select(page, options, 'Class', 'Monk');
    await options.getByRole('textbox', { name: 'Torghast layers' }).fill('3');
    await page.keyboard.press('Tab');
    await options.getByRole('textbox', { name: 'Dungeons' }).fill('Ara-Kara, The Dawnbreaker');
    await page.keyboard.press('Tab');
    await expect(prices.getByText('Complete the highlighted fields')).toHaveCount(0);
    await expect(prices.getByText('Torghast layers: 3')).toBeVisible();
    await page.reload();
    await expect(options.getByRole('textbox', { name: 'Dungeons' })).toHaveValue('Ara-Kara, The Dawnbreaker');
  });

  await test.step('pay', async () => {
    await prices.getByRole('button', { name: 'Pay $32.00' }).click();
    await page.getByLabel('Card number').fill(cards.paid);
    await page.getByRole('button', { name: 'Pay $32.00' }).click();
    await page.getByRole('button', { name: 'Go to your order' }).click();
  });

  await test.step('the order shows them', async () => {
    const details = page.getByRole('region', { name: 'Details', exact: true });
    for (const [label, value] of [
      ['Class', 'Monk'],
      ['Torghast layers', '3'],
      ['Dungeons', 'Ara-Kara, The Dawnbreaker'],
    ] as const) {
      await expect(details.getByText(label, { exact: true })).toBeVisible();
      await expect(details.getByText(value, { exact: true })).toBeVisible();
    }
    await expect(prices.getByText('Torghast layers: 3')).toBeVisible();
  });
});

test('paying an order that was withdrawn in another tab charges nothing and says why', { tag: '@nightly' }, async ({
  people,
}) => {
  const customer = await people.customer();
  const { page } = customer;
  const { order: made } = await call(order.create, leagueChoice, customer.token);
  await page.goto(`${siteUrl}/signin?redirect=${encodeURIComponent(`/pay/${made.id}`)}`);
  await signIn(page, customer);
  await expect(page).toHaveURL(`${siteUrl}/pay/${made.id}`);
  await page.getByLabel('Card number').fill(cards.paid);

  await call(order.withdraw, { id: made.id }, customer.token);
  people.errors.expectRefusal({ status: 409, path: order.pay.path, reason: 'the order was withdrawn' });
  await page.getByRole('button', { name: /^Pay/ }).click();
  await expect(page.getByRole('heading', { name: 'This order was cancelled' })).toBeVisible();
  await expect(page.getByText('The order wasn’t paid, so nothing was charged.')).toBeVisible();
  await expect(page.getByLabel('Card number')).toHaveCount(0);
});
