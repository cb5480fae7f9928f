// The areas of the desk that money moves in: what staff write there, and what comes of it for those whom it is about.
import { expect, type Page } from '@playwright/test';
import { select, toast } from '../support/pages.ts';
import { test } from '../support/story.ts';

const rows = (page: Page, area: string) => page.getByRole('table', { name: area }).getByRole('row');
const panel = (page: Page, name: string | RegExp) => page.getByRole('complementary', { name });

test('an admin writes an expense down, corrects it and takes it away', async ({ people }) => {
  const { page, enter } = await people.demo('Sara');
  await enter('/admin/expenses');
  const text = `Pens ${crypto.randomUUID()}`;
  await page.getByRole('button', { name: 'New expense' }).click();
  const form = panel(page, 'New expense');
  await form.getByRole('textbox', { name: 'What for' }).fill(text);
  await select(page, form, 'Kind', 'Software');
  await form.getByRole('textbox', { name: 'Amount' }).fill('12.5');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(panel(page, text).getByRole('textbox', { name: 'Amount' })).toHaveValue('$12.50');

  await panel(page, text).getByRole('textbox', { name: 'Amount' }).fill('13');
  await panel(page, text).getByRole('textbox', { name: 'Amount' }).blur();
  await panel(page, text).getByRole('button', { name: 'Save' }).click();
  await expect(rows(page, 'Expenses').filter({ hasText: text })).toContainText('$13.00');

  await panel(page, text).getByRole('button', { name: 'Remove' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await expect(panel(page, text)).toHaveCount(0);
  await expect(rows(page, 'Expenses').filter({ hasText: text })).toHaveCount(0);
});

test('a booster is fined, told so and sees it; lifted, it is gone from what comes off', async ({ people }) => {
  const kaito = await people.demo('Kaito');
  const nils = await people.demo('Nils');
  await kaito.enter('/');
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
  const fine = panel(page, /^Fine of Kaito/);
  await expect(fine.getByText('Open', { exact: true })).toBeVisible();

  await expect(toast(kaito.page, 'New notification')).toContainText(
    `A fine of $4.00 comes off your next payout: ${reason}`,
  );
  await expect(kaito.page.getByRole('region', { name: 'Fines' }).getByText(reason)).toBeVisible();

  await fine.getByRole('button', { name: 'Lift the fine' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Lift the fine' }).click();
  await expect(fine.getByText('Lifted', { exact: true })).toBeVisible();
});
