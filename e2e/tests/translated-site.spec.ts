// Browsers may translate the public site (decision 0083).
import { expect } from '@playwright/test';
import { siteUrl } from '../support/addresses.ts';
import { cards } from '../support/calls.ts';
import { test } from '../support/fixtures.ts';
import { choose, select, signIn } from '../support/pages.ts';
import { translateLikeChrome } from '../support/translated-page.ts';

test('a customer orders and pays on the public site while the browser translates it', {
  tag: '@ci',
}, async ({ people }) => {
  const { page, ...customer } = await people.customer();
  const prices = page.getByRole('region', { name: 'Price breakdown' });
  await translateLikeChrome(page);
  await page.goto(siteUrl);
  await choose(page, 'Game', 'League of Legends');
  await choose(page, 'Service', 'Boosting');
  await choose(page, 'Current rank', 'Gold');
  await choose(page, 'Current division', 'IV');
  await choose(page, 'Target rank', 'Platinum');
  await choose(page, 'Target division', 'II');
  await select(page, page, 'Server', 'EU-West');
  for (const rank of ['Diamond', 'Platinum']) await choose(page, 'Target rank', rank);
  for (const service of ['Ranked wins', 'Placement', 'Net wins', 'Boosting']) await choose(page, 'Service', service);
  for (const game of ['Valorant', 'League of Legends']) await choose(page, 'Game', game);
  await expect(prices.getByText('Total', { exact: true })).toBeVisible();
  await prices.getByRole('link', { name: 'Sign in to pay' }).click();
  await signIn(page, customer);
  await expect(page.locator('main font').first()).toBeAttached();
  await prices.getByRole('button', { name: /^Pay/ }).click();
  await expect(page).toHaveURL(/\/pay\/\d+$/);
  await page.getByLabel('Card number').fill(cards.paid);
  await page.getByRole('button', { name: /^Pay/ }).click();
  await expect(page.getByRole('heading', { name: 'Payment received. Now add your account details' })).toBeVisible();
});
