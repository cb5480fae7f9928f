// A customer pays with BoostCoins: an order in part, a payment request wholly.
import { boostcoins, custompayments } from '@boostdesk/api-client/contract';
import { expect } from '@playwright/test';
import { siteUrl } from '../support/addresses.ts';
import { call, cards } from '../support/calls.ts';
import { test } from '../support/fixtures.ts';
import { choose, select, signIn } from '../support/pages.ts';
import type { People, Person } from '../support/people.ts';

const idOf = ({ token }: Person): number => {
  const { user } = JSON.parse(atob(token.split('.')[1] ?? '')) as { user: number };
  return user;
};

/** Returns the admin who grants the coins. */
async function grant(people: People, person: Person, coins: number): Promise<Person> {
  const admin = await people.demo('Sara');
  const fields = { user: idOf(person), change: 'grant', coins, reason: 'Welcome' } as const;
  await call(boostcoins.calls.create, { fields }, admin.token);
  return admin;
}

const movementsOf = ({ page }: Person) =>
  page.getByRole('main').getByRole('region', { name: 'BoostCoins' }).getByRole('listitem');

test('a customer pays a part of an order with coins on the public site, and the profile lists them', async ({
  people,
}) => {
  const robin = await people.customer();
  const { page } = robin;
  await grant(people, robin, 400);
  await page.goto(`${siteUrl}/signin?redirect=%2F`);
  await signIn(page, robin);
  await page.getByRole('button', { name: /more games$/ }).click();
  await choose(page, 'Game', 'Apex');
  await choose(page, 'Service', 'Wins');
  await page.getByRole('textbox', { name: 'Number of wins' }).fill('5');
  await page.keyboard.press('Tab');
  await select(page, page, 'Server', 'Europe');
  await select(page, page, 'Platform', 'PC');
  const prices = page.getByRole('region', { name: 'Price breakdown' });
  const coins = page.getByRole('textbox', { name: 'Use BoostCoins' });

  await test.step('a number that cannot be spent stays, with an error', async () => {
    await coins.fill('401');
    await coins.press('Tab');
    await expect(coins).toHaveValue('401');
    await expect(page.getByText('Enter a value between 0 and 400')).toBeVisible();
  });

  await prices.getByRole('button', { name: 'Use 400 BoostCoins' }).click();
  await prices.getByRole('button', { name: 'Pay $21.00' }).click();
  await expect(page).toHaveURL(/\/pay\/\d+/);
  await expect(coins).toHaveValue('400');
  await page.getByLabel('Card number').fill(cards.paid);
  await page.getByRole('button', { name: 'Pay $21.00' }).click();
  await expect(page.getByRole('heading', { name: 'Payment received. Now add your account details' })).toBeVisible();
  await robin.enter('/profile');
  await expect(movementsOf(robin).first()).toContainText('−400');
  await expect(movementsOf(robin).first()).toContainText('Balance after: 0');
});

test('a customer pays a payment request of the dashboard wholly with coins', async ({ people }) => {
  const robin = await people.customer();
  const { page } = robin;
  const { token } = await grant(people, robin, 1_300);
  const text = `Lesson ${crypto.randomUUID()}`;
  const fields = { customer: idOf(robin), currency: 'USD', amount: 1_250, text } as const;
  await call(custompayments.calls.create, { fields }, token);
  await robin.enter('/');
  const address = await page.getByRole('link', { name: `Pay $12.50 for ${text}` }).getAttribute('href');
  await page.goto(address ?? '');
  await page.getByRole('link', { name: 'Sign in to pay' }).click();
  await signIn(page, robin);
  await page.getByRole('button', { name: 'Use 1,250 BoostCoins' }).click();
  await expect(page.getByLabel('Card number')).toHaveCount(0);
  await page.getByRole('button', { name: 'Pay with BoostCoins' }).click();
  await expect(page.getByRole('heading', { name: 'Payment received. Thank you' })).toBeVisible();
  await robin.enter('/profile');
  await expect(movementsOf(robin).first()).toContainText('−1,250');
  await expect(movementsOf(robin).first()).toContainText('Balance after: 50');
});
