// The search beyond SPEC §2: it opens by keys and acts on orders.
import { order } from '@boostdesk/api-client/contract';
import { expect, type Locator, type Page } from '@playwright/test';
import { call, placeOrder } from '../support/calls.ts';
import { test } from '../support/fixtures.ts';
import { dismissToasts, status, toast } from '../support/pages.ts';

const box = (page: Page): Locator => page.getByRole('combobox', { name: 'Search orders and pages' });
const rows = (page: Page, section: string): Locator =>
  page.getByRole('listbox', { name: 'Results' }).getByRole('group', { name: section, exact: true }).getByRole('option');

async function placeWholeOrder(token: string): Promise<number> {
  const { id } = await placeOrder(token);
  await call(order.saveCredentials, { id, login: 'robin-plays', password: 'correct horse 9' }, token);
  return id;
}

test('the search opens by its keys in the header and as a sheet on a phone, where nothing covers its field', {
  tag: '@nightly',
}, async ({ people }) => {
  const { page, enter } = await people.customer();
  await enter('/profile');
  await dismissToasts(page);
  await expect(box(page)).toBeVisible();
  await page.keyboard.press('/');
  await expect(box(page)).toBeFocused();
  await page.keyboard.type('ord');
  await page.keyboard.press('ArrowDown');
  const row = rows(page, 'Pages').filter({ hasText: 'Orders' });
  await expect(box(page)).toHaveAttribute('aria-activedescendant', (await row.getAttribute('id')) ?? 'no id');
  await expect(row.locator('mark')).toHaveText('Ord');
  await page.keyboard.press('Escape');
  await expect(box(page)).toHaveAttribute('aria-expanded', 'false');

  await page.getByRole('textbox', { name: 'Name' }).first().focus();
  await page.keyboard.press('Control+k');
  await expect(box(page)).toBeFocused();

  await page.setViewportSize({ width: 390, height: 844 });
  // On a phone a button replaces the box.
  await expect(page.getByRole('button', { name: 'Search', exact: true })).toBeVisible();
  await page.keyboard.press('Control+k');
  const sheet = page.getByRole('dialog', { name: 'Search' });
  await expect(sheet).toBeVisible();
  await expect(rows(page, 'Pages').first()).toBeVisible();
  // No row covers the box or the clear button, however many there are.
  const field = sheet.getByRole('combobox');
  await field.click({ trial: true });
  await field.fill('o');
  await expect(rows(page, 'Pages').first()).toBeVisible();
  await field.click({ trial: true });
  await sheet.getByRole('button', { name: 'Close' }).click();
  await expect(sheet).toHaveCount(0);
});

test('a moderator pauses an order from the search, and its customer unpauses it there', async ({ people }) => {
  const customer = await people.customer();
  const nils = await people.demo('Nils');
  const kaito = await people.demo('Kaito');
  const id = await placeWholeOrder(customer.token);
  await call(order.lockIn, { id }, kaito.token);

  await nils.enter('/admin/users');
  await dismissToasts(nils.page);
  await box(nils.page).fill(`pause ${id}`);
  await expect(rows(nils.page, 'Actions')).toHaveText([`Pause order #${id}`]);
  await box(nils.page).press('Enter');
  await expect(nils.page).toHaveURL(new RegExp(`/order/${id}$`));
  const dialog = nils.page.getByRole('dialog', { name: `Pause order #${id}?` });
  await dialog.getByRole('button', { name: 'Pause', exact: true }).click();
  await expect(status(nils.page, 'Paused')).toBeVisible();
  // A reload does not open the dialog again.
  await nils.page.reload();
  await expect(status(nils.page, 'Paused')).toBeVisible();
  await expect(nils.page.getByRole('dialog')).toHaveCount(0);

  await customer.enter('/profile');
  await dismissToasts(customer.page);
  await box(customer.page).fill(`${id}`);
  await expect(rows(customer.page, 'Actions')).toHaveText([`Unpause order #${id}`]);
  await rows(customer.page, 'Actions').first().click();
  await expect(toast(customer.page, 'Success')).toContainText(`Order #${id} unpaused.`);
  await expect(status(customer.page, 'Processing')).toBeVisible();
});
