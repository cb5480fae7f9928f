// The orders desk: all orders as staff find, sort, keep and hand them out.
import { order as orders, orders as ordersArea } from '@boostdesk/api-client/contract';
import { expect, type Page } from '@playwright/test';
import { call, placeOrder, siegeChoice } from '../support/calls.ts';
import { fileOf, grid, panel, rows, save } from '../support/desk.ts';
import { select, status } from '../support/pages.ts';
import { test } from '../support/story.ts';

const leads = (page: Page) => rows(page, 'Orders').getByRole('rowheader').getByRole('button');
const view = (page: Page, name: RegExp) =>
  page.getByRole('navigation', { name: 'Views of the orders' }).getByRole('link', { name });
const dialogOf = (page: Page) => page.getByRole('dialog');

test('staff sort and filter the orders and choose columns; the address holds it, and the file is exactly what is shown', async ({
  people,
}) => {
  const { page, enter, token } = await people.demo('Nils');
  // As wide as all columns need: a narrow table leaves some out that the file has.
  await page.setViewportSize({ width: 1600, height: 900 });
  await enter('/orders');
  await view(page, /^Processing/).click();
  await expect(page).toHaveURL('/orders?status=1');
  await page.getByRole('columnheader', { name: 'Price' }).getByRole('button').click();
  await expect(page).toHaveURL(/sort=-?price/);
  const direction = page.url().includes('sort=-price') ? 'descending' : 'ascending';
  await page.getByRole('button', { name: 'Game', exact: true }).click();
  await page.getByRole('menuitemcheckbox', { name: 'League of Legends', exact: true }).click();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/game=\d+/);
  // A view counts all orders: it leads to fewer while a filter beside it is set, and says no number then.
  await expect(view(page, /^Processing/)).toHaveText('Processing');
  await page.getByRole('button', { name: 'Columns' }).click();
  await page.getByRole('menuitemcheckbox', { name: 'Progress', exact: true }).click();
  await page.getByRole('menuitemcheckbox', { name: 'Platform', exact: true }).click();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('columnheader', { name: 'Platform' })).toBeVisible();
  await expect(page.getByRole('columnheader', { name: 'Progress' })).toHaveCount(0);

  const game = Number(new URL(page.url()).searchParams.get('game'));
  const { items } = await call(
    ordersArea.calls.getPage,
    { sort: 'price', direction, filter: { status: [1], game: [game], cancelled: false }, limit: 500 },
    token,
  );
  const numbers = items.map(({ id }) => `#${id}`);
  expect(numbers.length).toBeGreaterThan(3);
  // A reload shows the same.
  await page.reload();
  await expect(leads(page).first()).toHaveText(numbers[0] ?? '');
  const heads = await page.getByRole('columnheader').allInnerTexts();
  const [head = '', ...lines] = await fileOf(page, () => page.getByRole('button', { name: 'CSV' }).click());
  expect(head.replace('\uFEFF', '').split(',')).toEqual(heads.filter((text) => text.trim() !== ''));
  expect(lines.map((line) => line.split(',')[0])).toEqual(numbers);
});

test('what needs a hand and what is suspended are views of the desk, each with how many they are', async ({
  people,
}) => {
  const { page, enter, token } = await people.demo('Nils');
  const { needs } = await call(orders.getDesk, {}, token);
  await enter('/orders');
  for (const [name, need] of [
    [/^Past the deadline/, 'late'],
    [/^Waiting for an answer/, 'unanswered'],
  ] as const) {
    await view(page, name).click();
    await expect(page).toHaveURL(`/orders?need=${need}`);
    await expect(view(page, name)).toHaveText(new RegExp(`${needs[need]}$`));
    await expect(page.getByText(needs[need] === 1 ? '1 row' : `${needs[need]} rows`, { exact: true })).toBeVisible();
  }
  await view(page, /^Suspended/).click();
  await expect(page).toHaveURL('/orders?status=4');
  await expect(status(page, 'Suspended').first()).toBeVisible();
  await view(page, /^Cancelled/).click();
  await expect(page).toHaveURL('/orders?cancelled=yes');
  await view(page, /^All/).click();
  await expect(page).toHaveURL('/orders');
});

test('staff hand an order out from the panel at its side; the list follows, and its page is one press away', async ({
  people,
}) => {
  const customer = await people.customer();
  const kaito = await people.demo('Kaito');
  const { page, enterLive } = await people.demo('Nils');
  const { id } = await placeOrder(customer.token);
  await enterLive(`/orders?text=${id}`);
  await leads(page)
    .filter({ hasText: `#${id}` })
    .click();
  await expect(page).toHaveURL(new RegExp(`row=${id}`));
  const side = panel(page, new RegExp(`^#${id}`));
  await side.getByRole('button', { name: 'Assign', exact: true }).click();
  const choice = dialogOf(page).getByRole('button', { name: /Booster/ });
  await choice.click();
  const option = page.getByRole('option', { name: new RegExp(`^${kaito.name} · `) });
  const name = (await option.textContent()) ?? '';
  await page.keyboard.press('Escape');
  await select(page, dialogOf(page), 'Booster', name);
  await dialogOf(page).getByLabel('Reason').fill('Asked for by the customer');
  await dialogOf(page).getByRole('button', { name: 'Assign', exact: true }).click();
  await expect(dialogOf(page)).toHaveCount(0);
  await expect(side.getByRole('link', { name: kaito.name })).toBeVisible();
  await expect(grid(page, 'Orders').getByText('Processing', { exact: true })).toBeVisible();
  await expect(side.getByRole('button', { name: 'Assign', exact: true })).toHaveCount(0);

  await side.getByRole('link', { name: 'Open order' }).click();
  await expect(page).toHaveURL(`/order/${id}`);
  await page.goBack();
  await expect(side).toBeVisible();
});

test('what staff note of an order stands on the desk; who saves over another sees both, and chooses', async ({
  people,
}) => {
  const customer = await people.customer();
  const { id } = await placeOrder(customer.token, siegeChoice);
  const nils = await people.demo('Nils');
  const ida = await people.demo('Ida');
  const side = (page: Page) => panel(page, new RegExp(`^#${id}`));
  for (const { enter, page } of [nils, ida]) {
    await enter(`/orders?text=${id}&row=${id}`);
    await expect(side(page).getByRole('textbox', { name: 'Note' })).toBeVisible();
  }
  await side(ida.page).getByRole('textbox', { name: 'Note' }).fill('Looks fine');
  await side(nils.page).getByRole('textbox', { name: 'Note' }).fill('The customer called');
  await save(nils.page, side(nils.page));

  const { path } = ordersArea.calls.update;
  people.quiet.expectRefusal({ status: 409, path, because: 'somebody else was faster' });
  await side(ida.page).getByRole('button', { name: 'Save' }).click();
  const bar = side(ida.page).getByRole('status').filter({ hasText: 'Somebody else changed this' });
  await expect(bar).toContainText('theirs The customer called');
  await bar.getByRole('button', { name: 'Take theirs' }).click();
  await expect(side(ida.page).getByRole('textbox', { name: 'Note' })).toHaveValue('The customer called');
});

test('on a phone an order of the desk is a card, and its panel a sheet with what may be done', async ({ people }) => {
  const customer = await people.customer();
  const { id } = await placeOrder(customer.token, siegeChoice);
  const { page, enter } = await people.demo('Nils');
  await page.setViewportSize({ width: 390, height: 844 });
  await enter(`/orders?text=${id}`);
  await page
    .getByRole('list', { name: 'Orders' })
    .getByRole('button', { name: new RegExp(`^#${id}`) })
    .click();
  const sheet = page.getByRole('dialog', { name: new RegExp(`^#${id}`) });
  await expect(sheet.getByRole('button', { name: 'Assign', exact: true })).toBeVisible();
  await sheet.getByRole('button', { name: 'Close' }).click();
  await expect(page).not.toHaveURL(/row=/);
});
