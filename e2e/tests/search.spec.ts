// The search beyond SPEC §2: opened by keys, fed with links and lists, doing what may be done, and there while the line is away.
import { order } from '@boostdesk/api-client/contract';
import { expect, type Locator, type Page } from '@playwright/test';
import { call, placeOrder } from '../support/calls.ts';
import { dismissToasts, status, toast } from '../support/pages.ts';
import { test } from '../support/story.ts';

const box = (page: Page): Locator => page.getByRole('combobox', { name: 'Search orders and pages' });
const rows = (page: Page, section: string): Locator =>
  page.getByRole('listbox', { name: 'Results' }).getByRole('group', { name: section, exact: true }).getByRole('option');

async function placeWholeOrder(token: string): Promise<number> {
  const { id } = await placeOrder(token);
  await call(order.saveCredentials, { id, login: 'robin-plays', password: 'correct horse 9' }, token);
  return id;
}

test('keys open the search; the row that Enter would open is told, its letters are marked', async ({ people }) => {
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
  // The button is what a phone has instead of the box.
  await expect(page.getByRole('button', { name: 'Search', exact: true })).toBeVisible();
  await page.keyboard.press('Control+k');
  const sheet = page.getByRole('dialog', { name: 'Search' });
  await expect(sheet).toBeVisible();
  await expect(rows(page, 'Pages').first()).toBeVisible();
  // Nothing lies over the box or the cross, however many rows there are.
  const field = sheet.getByRole('combobox');
  await field.click({ trial: true });
  await field.fill('o');
  await expect(rows(page, 'Pages').first()).toBeVisible();
  await field.click({ trial: true });
  await sheet.getByRole('button', { name: 'Close' }).click();
  await expect(sheet).toHaveCount(0);
});

test('a pasted link and a list of numbers find those orders', async ({ people }) => {
  const { page, token, enter } = await people.customer();
  const [one, two] = [await placeWholeOrder(token), await placeWholeOrder(token)];
  await enter('/profile');
  await dismissToasts(page);
  await box(page).fill(`${two}, #${one}`);
  // Each says how it stands.
  await expect(rows(page, 'Orders')).toHaveText([
    new RegExp(`#${two}.*Awaiting for booster`),
    new RegExp(`#${one}.*Awaiting for booster`),
  ]);
  const link = new URL(`/order/${one}?tab=chat`, page.url()).href;
  await box(page).clear();
  // Key by key: what leads elsewhere from a page is a letter here.
  await box(page).pressSequentially(link);
  await expect(box(page)).toHaveValue(link);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(rows(page, 'Orders').first()).toContainText(`#${one}`);
  await box(page).press('Enter');
  await expect(page).toHaveURL(new RegExp(`/order/${one}$`));
});

test('an order is paused from the search and goes on, by whoever may', async ({ people }) => {
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
  // Asked for once: a reload does not open it again.
  await nils.page.reload();
  await expect(status(nils.page, 'Paused')).toBeVisible();
  await expect(nils.page.getByRole('dialog')).toHaveCount(0);

  await customer.enter('/profile');
  await dismissToasts(customer.page);
  await box(customer.page).fill(`${id}`);
  await expect(rows(customer.page, 'Actions')).toHaveText([`Unpause order #${id}`]);
  await rows(customer.page, 'Actions').first().click();
  await expect(toast(customer.page, 'Success')).toContainText(`Order #${id} goes on.`);
  await expect(status(customer.page, 'Processing')).toBeVisible();
});

test('the theme is switched and the session ended from the search', async ({ people }) => {
  const { page, enter } = await people.customer();
  await enter('/profile');
  await dismissToasts(page);
  const html = page.locator('html');
  await box(page).fill('switch theme');
  await box(page).press('Enter');
  await expect(html).toHaveAttribute('data-theme', /dark|light/);
  await box(page).fill('go to ord');
  await expect(rows(page, 'Pages')).toHaveText(['Orders']);
  await box(page).fill('log out');
  await expect(rows(page, 'Actions')).toHaveText(['Log out']);
  people.quiet.expectEnd();
  await box(page).press('Enter');
  await expect(page).toHaveURL(/\/logout/);
});

test('without a line pages and what was chosen before are found', async ({ people }) => {
  const { page, context, enter } = await people.customer();
  await enter('/profile');
  await dismissToasts(page);
  await box(page).fill('prof');
  await box(page).press('Enter');
  await expect(box(page)).toHaveValue('');
  people.quiet.expectOffline();
  await context.setOffline(true);
  await page.keyboard.press('Escape');
  await box(page).click();
  await expect(rows(page, 'Recent searches')).toHaveText(['Profile']);
  await box(page).fill('ord');
  await expect(rows(page, 'Pages')).toHaveText(['Orders']);
  await box(page).fill('10001');
  await expect(page.getByText('Orders cannot be looked up now. Pages are found all the same.')).toBeVisible();
});
