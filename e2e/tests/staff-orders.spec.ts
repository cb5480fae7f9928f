// Staff and orders: the actions on an order, the list of all orders, and the staff dashboard.
import { orders as areaOrders, order as orders } from '@boostdesk/api-client/contract';
import { expect, type Locator, type Page } from '@playwright/test';
import { downloadLines, grid, panel, rows } from '../support/areas.ts';
import { call, placeOrder, send, siegeChoice } from '../support/calls.ts';
import { test } from '../support/fixtures.ts';
import { dismissToasts, rememberDocument, select, status } from '../support/pages.ts';

const rowLinks = (page: Page): Locator => rows(page, 'Orders').getByRole('rowheader').getByRole('link');
const view = (page: Page, name: RegExp): Locator =>
  page.getByRole('navigation', { name: 'Order views' }).getByRole('link', { name });
const dialogOf = (page: Page): Locator => page.getByRole('dialog');
const timeLine = (page: Page): Locator => page.getByRole('region', { name: 'Timeline' });

async function more(page: Page, action: string): Promise<void> {
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: action, exact: true }).click();
}

/** Enters the reason, which every action requires, and confirms. */
async function withReason(page: Page, reason: string, button: string): Promise<void> {
  const submit = dialogOf(page).getByRole('button', { name: button, exact: true });
  await expect(submit).toBeDisabled();
  await dialogOf(page).getByLabel('Reason').fill(reason);
  await submit.click();
  await expect(dialogOf(page)).toHaveCount(0);
}

test('customer and booster see live how staff assign, suspend, resume, extend and unassign an order', {
  tag: '@postgres',
}, async ({ people }) => {
  const customer = await people.customer();
  const kaito = await people.demo('Kaito');
  const nils = await people.demo('Nils');
  const { id } = await placeOrder(customer.token);
  await customer.enterLive(`/order/${id}`);
  await nils.enterLive(`/order/${id}`);

  await test.step('assign', async () => {
    await nils.page.getByRole('button', { name: 'Assign', exact: true }).click();
    await select(nils.page, dialogOf(nils.page), 'Booster', await boosterOptionLabel(nils.page, kaito.name));
    await withReason(nils.page, 'Asked for by the customer', 'Assign');
    await expect(status(nils.page, 'Processing')).toBeVisible();
    await expect(status(customer.page, 'Processing')).toBeVisible();
    await expect(timeLine(customer.page)).toContainText(`assigned the order to ${kaito.name}`);
  });

  await test.step('suspend: nobody can play it, and its account details are hidden', async () => {
    await kaito.enterLive(`/order/${id}`);
    await more(nils.page, 'Suspend');
    await withReason(nils.page, 'The payment is looked at', 'Suspend');
    await expect(status(customer.page, 'Suspended')).toBeVisible();
    await expect(status(kaito.page, 'Suspended')).toBeVisible();
    await expect(timeLine(kaito.page)).toContainText('“The payment is looked at”');
    await expect(kaito.page.getByRole('button', { name: 'Log progress' })).toHaveCount(0);
    expect((await send(orders.revealCredentials, { id }, kaito.token)).status).toBe(409);
  });

  await test.step('resume: the status is restored', async () => {
    await nils.page.getByRole('button', { name: 'Resume', exact: true }).click();
    await expect(dialogOf(nils.page)).toContainText('The order returns to “Processing”');
    await withReason(nils.page, 'The payment is fine', 'Resume');
    await expect(status(kaito.page, 'Processing')).toBeVisible();
    await expect(status(customer.page, 'Processing')).toBeVisible();
  });

  await test.step('extend the deadline by the chosen time', async () => {
    const { order: before } = await call(orders.get, { id }, nils.token);
    await more(nils.page, 'Extend deadline');
    await dialogOf(nils.page).getByRole('textbox', { name: 'Additional days' }).fill('3');
    await dialogOf(nils.page).getByRole('textbox', { name: 'Additional days' }).blur();
    await withReason(nils.page, 'The servers were down', 'Extend');
    await expect(timeLine(customer.page)).toContainText('“The servers were down”');
    const { order: after } = await call(orders.get, { id }, nils.token);
    const days = (Date.parse(after.deadline ?? '') - Date.parse(before.deadline ?? '')) / 86_400_000;
    expect(days).toBeCloseTo(3, 1);
  });

  await test.step('unassign: the order is back on the board, without its booster', async () => {
    await dismissToasts(nils.page);
    await more(nils.page, 'Unassign booster');
    await withReason(nils.page, 'Too slow', 'Unassign');
    await expect(status(customer.page, 'Awaiting for booster')).toBeVisible();
    await expect(kaito.page.getByRole('textbox', { name: /^Message/ })).toHaveCount(0);
    expect((await send(orders.revealCredentials, { id }, kaito.token)).status).toBe(409);
  });
});

/** The option of a booster, which includes their active orders. */
async function boosterOptionLabel(page: Page, name: string): Promise<string> {
  await dialogOf(page)
    .getByRole('button', { name: /Booster/ })
    .click();
  const option = page.getByRole('option', { name: new RegExp(`^${name} · `) });
  const label = (await option.textContent()) ?? '';
  await page.keyboard.press('Escape');
  return label;
}

test('a senior moderator cancels an order with a refund in coins, which the home of the customer counts live', {
  tag: '@postgres',
}, async ({ people }) => {
  const customer = await people.customer();
  const ida = await people.demo('Ida');
  // The home page is opened first: after the order, signing in would redirect to its missing account details.
  await customer.enterLive('/');
  const coins = customer.page.getByText(/^[\d,]+ BoostCoins$/);
  await expect(coins).toHaveText('0 BoostCoins');
  const checkDocument = await rememberDocument(customer.page);
  const { id, price } = await placeOrder(customer.token, siegeChoice);
  const paid = `$${(price.amount / 100).toFixed(2)}`;
  const { page: orderPage, enterLive } = await people.onAnotherDevice(customer);
  await enterLive(`/order/${id}`);
  await ida.enterLive(`/order/${id}`);
  await more(ida.page, 'Cancel order');
  await expect(dialogOf(ida.page).getByRole('radio', { name: 'Full refund to the customer' })).toBeChecked();
  await expect(dialogOf(ida.page).getByRole('radio', { name: /^Mark as refunded/ })).toBeChecked();
  await dialogOf(ida.page).getByText('Refund in BoostCoins, if the customer asked for it').click();
  await expect(dialogOf(ida.page)).toContainText(`Refund to the customer${paid}`);
  await withReason(ida.page, 'No booster for this game', 'Cancel order');
  await expect(orderPage.getByRole('region', { name: 'Outcome' })).toContainText(`${paid} refunded as`);
  await expect(coins).toHaveText(`${new Intl.NumberFormat('en-US').format(price.amount)} BoostCoins`);
  await checkDocument();
  await expect(ida.page.getByRole('button', { name: 'Assign', exact: true })).toHaveCount(0);
});

test('the staff dashboard links to the view of the late orders, which lists as many as it counts', async ({
  people,
}) => {
  const { page, enter } = await people.demo('Nils');
  await enter('/admin');
  const late = page.getByRole('main').getByRole('link', { name: /Overdue/ });
  const row = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: /^Overdue/ }) });
  await expect(row).toHaveText(/\d$/);
  const count = Number(/\d+$/.exec((await row.textContent()) ?? '')?.[0]);
  // Revenue is for admins only.
  await expect(page.getByText(/^Paid in the last 30 days/)).toHaveCount(0);
  await late.click();
  await expect(page).toHaveURL('/orders?need=late');
  await expect(view(page, /^Overdue/)).toHaveAttribute('aria-current', 'page');
  await expect(view(page, /^Overdue/)).toHaveText(new RegExp(`${count}$`));
  await expect(page.getByText(count === 1 ? '1 row' : `${count} rows`, { exact: true })).toBeVisible();
  for (const [name, address] of [
    [/^Suspended/, '/orders?status=4'],
    [/^Cancelled/, '/orders?cancelled=yes'],
    [/^All/, '/orders'],
  ] as const) {
    await view(page, name).click();
    await expect(page).toHaveURL(address);
  }
});

test('the address holds how staff filter, sort and lay out the orders, and the CSV file holds what is shown or chosen', async ({
  people,
}) => {
  const { page, enter, token } = await people.demo('Nils');
  // As wide as all columns need: a narrow table hides columns that the file has.
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
  // The count of a view ignores other filters, so it is hidden while one is set.
  await expect(view(page, /^Processing/)).toHaveText('Processing');
  await page.getByRole('button', { name: 'Columns' }).click();
  await page.getByRole('menuitemcheckbox', { name: 'Progress', exact: true }).click();
  await page.getByRole('menuitemcheckbox', { name: 'Platform', exact: true }).click();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('columnheader', { name: 'Platform' })).toBeVisible();
  await expect(page.getByRole('columnheader', { name: 'Progress' })).toHaveCount(0);

  const game = Number(new URL(page.url()).searchParams.get('game'));
  const { items } = await call(
    areaOrders.calls.getPage,
    { sort: 'price', direction, filter: { status: [1], game: [game], cancelled: false }, limit: 500 },
    token,
  );
  const numbers = items.map(({ id }) => `#${id}`);
  expect(numbers.length).toBeGreaterThan(3);
  // A reload keeps the state.
  await page.reload();
  await expect(rowLinks(page).first()).toHaveText(numbers[0] ?? '');
  const heads = await page.getByRole('columnheader').allInnerTexts();
  const [head = '', ...lines] = await downloadLines(page, () => page.getByRole('button', { name: 'CSV' }).click());
  expect(head.replace('\uFEFF', '').split(',')).toEqual([...heads.filter((text) => text.trim() !== ''), 'Currency']);
  expect(lines.map((line) => line.split(',')[0])).toEqual(numbers);

  await rowLinks(page).first().focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Space');
  await page.keyboard.press('Shift+ArrowDown');
  const chosen = page.getByRole('region', { name: 'Selection' });
  await expect(chosen).toContainText('2 selected');
  const [, ...chosenLines] = await downloadLines(page, () => chosen.getByRole('button', { name: 'CSV' }).click());
  expect(chosenLines.map((line) => line.split(',')[0])).toEqual(numbers.slice(0, 2));
});

test('staff assign an order in the panel beside the list, and the list shows it without a reload', {
  tag: '@postgres',
}, async ({ people }) => {
  const customer = await people.customer();
  const kaito = await people.demo('Kaito');
  const { page, enterLive } = await people.demo('Nils');
  const { id } = await placeOrder(customer.token);
  await enterLive(`/orders?text=${id}`);
  await rowLinks(page)
    .filter({ hasText: `#${id}` })
    .click();
  await expect(page).toHaveURL(new RegExp(`row=${id}`));
  const side = panel(page, new RegExp(`^#${id}`));
  await side.getByRole('button', { name: 'Assign', exact: true }).click();
  await select(page, dialogOf(page), 'Booster', await boosterOptionLabel(page, kaito.name));
  await withReason(page, 'Asked for by the customer', 'Assign');
  await expect(side.getByRole('link', { name: kaito.name })).toBeVisible();
  await expect(grid(page, 'Orders').getByText('Processing', { exact: true })).toBeVisible();
  await expect(side.getByRole('button', { name: 'Assign', exact: true })).toHaveCount(0);

  await side.getByRole('link', { name: 'Open order' }).click();
  await expect(page).toHaveURL(`/order/${id}`);
  await page.goBack();
  await expect(side).toBeVisible();
});

test('on a phone an order is a card, and its panel a sheet with the actions on the order', { tag: '@ci' }, async ({
  people,
}) => {
  const customer = await people.customer();
  const { id } = await placeOrder(customer.token, siegeChoice);
  const { page, enter } = await people.demo('Nils');
  await page.setViewportSize({ width: 390, height: 844 });
  await enter(`/orders?text=${id}`);
  await page
    .getByRole('list', { name: 'Orders' })
    .getByRole('link', { name: new RegExp(`^#${id}`) })
    .click();
  const sheet = page.getByRole('dialog', { name: new RegExp(`^#${id}`) });
  await expect(sheet.getByRole('button', { name: 'Assign', exact: true })).toBeVisible();
  await sheet.getByRole('button', { name: 'Close' }).click();
  await expect(page).not.toHaveURL(/row=/);
});
