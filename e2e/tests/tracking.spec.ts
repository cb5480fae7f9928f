// The tracking link: a customer shares the progress of an order with people who have no account.
import { expect } from '@playwright/test';
import { placeOrder, siegeChoice } from '../support/calls.ts';
import { test } from '../support/fixtures.ts';

test('a customer shares an order’s progress by a link, and revokes it', async ({ people, browser }) => {
  const robin = await people.customer();
  const { id } = await placeOrder(robin.token, siegeChoice);
  await robin.enter(`/order/${id}`);
  await robin.page.getByRole('button', { name: 'More' }).click();
  await robin.page.getByRole('menuitem', { name: 'Share progress' }).click();
  const dialog = robin.page.getByRole('dialog', { name: 'Share progress' });
  await dialog.getByRole('button', { name: 'Create link' }).click();
  const link = await dialog.getByRole('textbox', { name: 'Tracking link' }).inputValue();

  const visitor = await (await browser.newContext()).newPage();
  const answer = await visitor.goto(link);
  expect(answer?.headers()['x-robots-tag']).toBe('noindex, nofollow');
  await expect(visitor.getByRole('heading', { name: 'Order progress' })).toBeVisible();
  const main = visitor.getByRole('main');
  await expect(main.getByText('Awaiting for booster')).toBeVisible();
  await expect(main).not.toContainText(robin.name);

  await dialog.getByRole('button', { name: 'Revoke link' }).click();
  await expect(dialog.getByRole('button', { name: 'Create link' })).toBeVisible();
  await visitor.reload();
  await expect(visitor.getByText('This link doesn’t work anymore')).toBeVisible();
  await visitor.context().close();
});
