// The staff areas that move money: what staff enter, and what the customer or booster sees.

import { payment, payout } from '@boostdesk/api-client/contract';
import { expect } from '@playwright/test';
import { allowMissingProposal, grid, panel, rows } from '../support/areas.ts';
import { call } from '../support/calls.ts';
import { test } from '../support/fixtures.ts';
import { select, signIn, toast } from '../support/pages.ts';

test('an admin adds an expense, finds it by its day, corrects and removes it', async ({ people }) => {
  const { page, enter } = await people.demo('Sara');
  await enter('/admin/expenses');
  const text = `Pens ${crypto.randomUUID()}`;
  await page.getByRole('button', { name: 'New expense' }).click();
  const form = panel(page, 'New expense');
  await form.getByRole('textbox', { name: 'Description' }).fill(text);
  await select(page, form, 'Category', 'Software');
  await form.getByRole('textbox', { name: 'Amount' }).fill('12.5');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(panel(page, text).getByRole('textbox', { name: 'Amount' })).toHaveValue('12.50');

  // Changes the date, and finds the expense by the new one.
  await panel(page, text)
    .getByRole('spinbutton', { name: /^month, Date/ })
    .click();
  await page.keyboard.type('10052025');
  await panel(page, text).getByRole('button', { name: 'Save' }).click();
  await expect(rows(page, 'Expenses').filter({ hasText: text })).toContainText('Oct 5, 2025');
  await page.getByRole('button', { name: 'Date', exact: true }).and(page.locator('[aria-haspopup]')).click();
  await page.getByRole('spinbutton', { name: /^month, Start/ }).focus();
  await page.keyboard.type('1005202510062025');
  await expect(page).toHaveURL(/day=2025-10-05..2025-10-06/);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Date Oct 5 – 6, 2025' })).toBeFocused();
  await expect(rows(page, 'Expenses').filter({ hasText: text })).toHaveCount(1);
  await page.getByRole('button', { name: 'Clear' }).click();
  await expect(page).not.toHaveURL(/day=/);

  await panel(page, text).getByRole('textbox', { name: 'Amount' }).fill('13');
  await panel(page, text).getByRole('textbox', { name: 'Amount' }).blur();
  await panel(page, text).getByRole('button', { name: 'Save' }).click();
  await expect(rows(page, 'Expenses').filter({ hasText: text })).toContainText('$13.00');

  await panel(page, text).getByRole('button', { name: 'Remove' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await expect(panel(page, text)).toHaveCount(0);
  await expect(rows(page, 'Expenses').filter({ hasText: text })).toHaveCount(0);
});

test('a booster is notified of a fine and sees it at home, and staff can lift it', { tag: '@postgres' }, async ({
  people,
}) => {
  const kaito = await people.demo('Kaito');
  const nils = await people.demo('Nils');
  // The notification is sent live, so the socket must be connected before the fine is created.
  await kaito.enterLive('/');
  await nils.enter('/admin/fines');
  const { page } = nils;
  const reason = `Late ${crypto.randomUUID()}`;
  await page.getByRole('button', { name: 'New fine' }).click();
  const form = panel(page, 'New fine');
  await form.getByRole('combobox', { name: 'Booster' }).fill('Kaito');
  await page.getByRole('option', { name: /Kaito/ }).first().click();
  await form.getByRole('textbox', { name: 'Amount' }).fill('4');
  await form.getByRole('textbox', { name: 'Reason' }).fill(reason);
  await form.getByRole('button', { name: 'Save' }).click();
  const fine = panel(page, /^Fine #\d+ for Kaito/);
  await expect(fine.getByText('Pending', { exact: true })).toBeVisible();

  await expect(toast(kaito.page, 'New notification')).toContainText(
    `A fine of $4.00 will be deducted from your next payout: ${reason}`,
  );
  await expect(kaito.page.getByRole('region', { name: 'Fines' }).getByText(reason)).toBeVisible();

  await fine.getByRole('button', { name: 'Waive fine' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Waive fine' }).click();
  await expect(fine.getByText('Waived', { exact: true })).toBeVisible();
});

test('a customer pays a payment request by its link, which nobody else can open', { tag: '@main' }, async ({
  people,
}) => {
  const robin = await people.customer();
  const { page, enter } = await people.demo('Nils');
  await enter('/admin/custompayments?row=new');
  const text = `Lesson ${crypto.randomUUID()}`;
  const form = panel(page, 'New payment request');
  await form.getByRole('combobox', { name: 'Customer' }).fill(robin.email);
  await page.getByRole('option', { name: new RegExp(robin.name) }).click();
  await form.getByRole('textbox', { name: 'Amount' }).fill('12.5');
  await form.getByRole('textbox', { name: 'Description' }).fill(text);
  await form.getByRole('button', { name: 'Save' }).click();
  const request = panel(page, new RegExp(`^Payment request #\\d+ to ${robin.name}`));
  await expect(request.getByText('Unpaid', { exact: true })).toBeVisible();
  await expect(request.getByText(text)).toHaveCount(1);
  const link = await request.getByRole('textbox', { name: 'Payment link for the customer' }).inputValue();

  // Staff who open the link see which customer it is for.
  people.errors.expectRefusal({ status: 403, path: payment.get.path, reason: 'staff are not asked to pay' });
  const ida = await people.demo('Ida');
  await ida.page.goto(link);
  await ida.page.getByRole('link', { name: 'Sign in to pay' }).click();
  await signIn(ida.page, ida);
  await expect(ida.page.getByText('Only the customer it was sent to can open it.')).toBeVisible();

  await robin.enter('/');
  await expect(robin.page.getByRole('link', { name: `Pay $12.50 for ${text}` })).toHaveAttribute(
    'href',
    `${link}?lang=en`,
  );
  await robin.page.goto(link);
  await robin.page.getByRole('link', { name: 'Sign in to pay' }).click();
  await signIn(robin.page, robin);
  await expect(robin.page.getByText(text)).toBeVisible();
  await robin.page.getByRole('button', { name: 'Use 4242 4242 4242 4242' }).click();
  await robin.page.getByRole('button', { name: 'Pay $12.50' }).click();
  await expect(robin.page.getByRole('heading', { name: 'Payment received. Thank you' })).toBeVisible();
  await page.reload();
  await expect(request.getByText('Paid', { exact: true }).first()).toBeVisible();
});

test('a proposed payout that another admin withdraws leaves the list and the panel without a reload', {
  tag: '@postgres',
}, async ({ people }) => {
  const { page, enterLive, token } = await people.demo('Sara');
  const owed = (await call(payout.getCandidates, {}, token)).find(({ amount }) => amount > 0);
  if (owed === undefined) throw new Error('No booster has unpaid earnings.');
  const { booster, currency } = owed;
  const { id } = (await call(payout.propose, { booster: booster.id, currency }, token)).payout;
  allowMissingProposal(people);
  await enterLive(`/admin/payouts?row=${id}`);
  const side = panel(page, `Payout #${id} to ${booster.name}`);
  await expect(side.getByRole('button', { name: 'Withdraw proposal' })).toBeVisible();
  await expect(side.getByRole('link', { name: /^#\d+/ }).first()).toBeVisible();
  const inList = grid(page, 'Payouts').getByRole('gridcell', { name: String(id), exact: true });
  await expect(inList).toHaveCount(1);
  await call(payout.withdraw, { id }, token);
  await expect(page.getByText('Not found')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Withdraw proposal' })).toHaveCount(0);
  await expect(inList).toHaveCount(0);
});
