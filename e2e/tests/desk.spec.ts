// What staff do to an order, in the dialogs they do it in, and what those hear of it whom it is about.
import {
  orders as areaOrders,
  chatMessage,
  movementSides,
  movements,
  office,
  order as orders,
} from '@boostdesk/api-client/contract';
import { currencies, ORDER_STATUS, orderStatuses } from '@boostdesk/catalogs';
import { expect, type Locator, type Page } from '@playwright/test';
import { call, placeOrder, send, siegeChoice } from '../support/calls.ts';
import { grid, panel, rows, save } from '../support/desk.ts';
import { dismissToasts, select, status } from '../support/pages.ts';
import { test } from '../support/story.ts';

const { suspended: SUSPENDED } = ORDER_STATUS;

const dialogOf = (page: Page): Locator => page.getByRole('dialog');
const timeLine = (page: Page): Locator => page.getByRole('region', { name: 'Time line' });

async function more(page: Page, action: string): Promise<void> {
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: action, exact: true }).click();
}

/** Gives the reason, which no step goes without, and presses. */
async function withReason(page: Page, reason: string, button: string): Promise<void> {
  const submit = dialogOf(page).getByRole('button', { name: button, exact: true });
  await expect(submit).toBeDisabled();
  await dialogOf(page).getByLabel('Reason').fill(reason);
  await submit.click();
  await expect(dialogOf(page)).toHaveCount(0);
}

test('staff assign, suspend, resume, extend and take back an order; both sides see it happen', async ({ people }) => {
  const customer = await people.customer();
  const kaito = await people.demo('Kaito');
  const nils = await people.demo('Nils');
  const { id } = await placeOrder(customer.token);
  await customer.enterLive(`/order/${id}`);
  await nils.enterLive(`/order/${id}`);

  await test.step('assign', async () => {
    await nils.page.getByRole('button', { name: 'Assign', exact: true }).click();
    await select(nils.page, dialogOf(nils.page), 'Booster', await nameWithWork(nils.page, kaito.name));
    await withReason(nils.page, 'Asked for by the customer', 'Assign');
    await expect(status(nils.page, 'Processing')).toBeVisible();
    await expect(status(customer.page, 'Processing')).toBeVisible();
    await expect(timeLine(customer.page)).toContainText(`gave the order to ${kaito.name}`);
  });

  await test.step('suspend: nobody plays it, and its account is closed', async () => {
    await kaito.enterLive(`/order/${id}`);
    await more(nils.page, 'Suspend');
    await withReason(nils.page, 'The payment is looked at', 'Suspend');
    await expect(status(customer.page, 'Suspended')).toBeVisible();
    await expect(status(kaito.page, 'Suspended')).toBeVisible();
    await expect(timeLine(kaito.page)).toContainText('“The payment is looked at”');
    await expect(kaito.page.getByRole('button', { name: 'Log progress' })).toHaveCount(0);
    expect((await send(orders.revealCredentials, { id }, kaito.token)).status).toBe(409);
  });

  await test.step('resume: where it was', async () => {
    await nils.page.getByRole('button', { name: 'Resume', exact: true }).click();
    await expect(dialogOf(nils.page)).toContainText('It goes back to ‘Processing’');
    await withReason(nils.page, 'The payment is fine', 'Resume');
    await expect(status(kaito.page, 'Processing')).toBeVisible();
    await expect(status(customer.page, 'Processing')).toBeVisible();
  });

  await test.step('extend the deadline by what was chosen', async () => {
    const { order: before } = await call(orders.get, { id }, nils.token);
    await more(nils.page, 'Extend the deadline');
    await dialogOf(nils.page).getByRole('textbox', { name: 'Days more' }).fill('3');
    await dialogOf(nils.page).getByRole('textbox', { name: 'Days more' }).blur();
    await withReason(nils.page, 'The servers were down', 'Extend');
    await expect(timeLine(customer.page)).toContainText('“The servers were down”');
    const { order: after } = await call(orders.get, { id }, nils.token);
    const days = (Date.parse(after.deadline ?? '') - Date.parse(before.deadline ?? '')) / 86_400_000;
    expect(days).toBeCloseTo(3, 1);
  });

  await test.step('unassign: back on the board, and the booster has lost it', async () => {
    await dismissToasts(nils.page);
    await more(nils.page, 'Unassign the booster');
    await withReason(nils.page, 'Too slow', 'Unassign');
    await expect(status(customer.page, 'Awaiting for booster')).toBeVisible();
    await expect(kaito.page.getByRole('textbox', { name: /^Message/ })).toHaveCount(0);
    expect((await send(orders.revealCredentials, { id }, kaito.token)).status).toBe(409);
    // His page may read the chat before it knows.
    const { path } = chatMessage.getHistory;
    people.quiet.expectRefusal({ status: 404, path, because: 'the chat was taken away with the order' });
  });
});

/** An option names a booster and what they have to do. */
async function nameWithWork(page: Page, name: string): Promise<string> {
  await dialogOf(page)
    .getByRole('button', { name: /Booster/ })
    .click();
  const option = page.getByRole('option', { name: new RegExp(`^${name} · `) });
  const label = (await option.textContent()) ?? '';
  await page.keyboard.press('Escape');
  return label;
}

test('a senior cancels an order with a refund in coins; who sees it knows what went where', async ({ people }) => {
  const customer = await people.customer();
  const ida = await people.demo('Ida');
  const { id, price } = await placeOrder(customer.token, siegeChoice);
  const paid = `$${(price.amount / 100).toFixed(2)}`;
  await customer.enterLive(`/order/${id}`);
  await ida.enterLive(`/order/${id}`);
  await more(ida.page, 'Cancel the order');
  await expect(dialogOf(ida.page).getByRole('radio', { name: 'All back to the customer' })).toBeChecked();
  await expect(dialogOf(ida.page).getByRole('radio', { name: /^Marked as refunded/ })).toBeChecked();
  await dialogOf(ida.page).getByText('In coins, where the customer asked for them').click();
  await expect(dialogOf(ida.page)).toContainText(`Back to the customer${paid}`);
  await withReason(ida.page, 'No booster for this game', 'Cancel the order');
  await expect(customer.page.getByRole('region', { name: 'Outcome' })).toContainText(`${paid} refunded in coins`);
  await expect(ida.page.getByRole('button', { name: 'Assign', exact: true })).toHaveCount(0);
});

test('a customer takes an unpaid order back, and a moderator may not cancel a paid one', async ({ people }) => {
  const customer = await people.customer();
  const nils = await people.demo('Nils');
  const { order: unpaid } = await call(orders.create, siegeChoice, customer.token);
  await customer.enter(`/order/${unpaid.id}`);
  await more(customer.page, 'Cancel the order');
  await expect(dialogOf(customer.page)).toContainText('Nothing was paid, so nothing is charged.');
  await dialogOf(customer.page).getByRole('button', { name: 'Cancel the order', exact: true }).click();
  await expect(dialogOf(customer.page)).toHaveCount(0);
  await expect(customer.page.getByText('Cancelled', { exact: true }).first()).toBeVisible();

  const { id } = await placeOrder(customer.token, siegeChoice);
  await nils.enter(`/order/${id}`);
  await nils.page.getByRole('button', { name: 'More', exact: true }).click();
  await expect(nils.page.getByRole('menuitem', { name: 'Suspend', exact: true })).toBeVisible();
  await expect(nils.page.getByRole('menuitem', { name: 'Cancel the order', exact: true })).toHaveCount(0);
  expect((await send(orders.cancel, { id }, nils.token)).status).toBe(403);
});

test('the desk counts what needs a hand, and each figure leads to its rows', async ({ people }) => {
  const { page, enter, token } = await people.demo('Nils');
  const { needs } = await call(orders.getDesk, {}, token);
  await enter('/admin');
  const card = page.getByRole('region', { name: 'Needs a hand' });
  await expect(card).toContainText(`Past the deadline${needs.late}`);
  await card.getByRole('link', { name: /Past the deadline/ }).click();
  await expect(page).toHaveURL('/orders?need=late');
  const views = page.getByRole('navigation', { name: 'Views of the orders' });
  await expect(views.getByRole('link', { name: /^Past the deadline/ })).toHaveAttribute('aria-current', 'page');
  const { items } = await call(orders.getList, { scope: 'all', need: 'late', limit: 1 }, token);
  expect(items).toHaveLength(Math.min(1, needs.late));
  for (const { id } of items) await expect(grid(page, 'Orders')).toContainText(`#${id}`);
  // What came in is for admins.
  await page.goto('/admin');
  await expect(card).toBeVisible();
  await expect(page.getByText(/^Paid in the last 30 days/)).toHaveCount(0);
});

test('a booster looks at the rankings by another order, and the address keeps it', async ({ people }) => {
  const { page, enter } = await people.demo('Kaito');
  await enter('/');
  await page.getByRole('link', { name: 'Rankings', exact: true }).click();
  await expect(page).toHaveURL('/rankings');
  await page.getByRole('radiogroup', { name: 'Ranked by' }).getByText('Pace').click();
  await expect(page).toHaveURL('/rankings?by=pace');
  await page.reload();
  await expect(page.getByRole('radio', { name: 'Pace' })).toBeChecked();
  const paces = await page.getByRole('table', { name: 'Rankings' }).getByText(/×$/).allInnerTexts();
  const figures = paces.map((text) => Number(text.replace('×', '')));
  expect(figures.length).toBeGreaterThan(3);
  expect(figures).toEqual(figures.toSorted((a, b) => b - a));
});

/** Where the rows of an area stand that wait for staff. */
const rowsThatWait = {
  '/admin/payouts?status=proposed': 'payouts',
  '/admin/applications?status=waiting': 'applications',
  '/admin/feedbacks?status=waiting': 'feedbacks',
  '/accountselling?state=waiting': 'accountselling',
} as const;

test('the menu of the areas says how many wait in each, and one that is decided waits no more', async ({ people }) => {
  const { page, enter, token } = await people.demo('Ida');
  await enter('/admin/feedbacks?status=waiting');
  const { feedbacks: count } = await call(office.getWaiting, {}, token);
  const menu = page.getByRole('navigation', { name: 'Admin', exact: true });
  const reviews = (waiting: number) => menu.getByRole('link', { name: `Reviews ${waiting} waiting`, exact: true });
  await expect(reviews(count ?? -1)).toBeVisible();
  // What an area that one may not see has waiting is not told.
  await expect(menu.getByRole('link', { name: /waiting/ })).toHaveCount(1);
  await rows(page, 'Reviews').getByRole('button', { name: /^#\d/ }).first().click();
  const review = panel(page, 'Review of #');
  await select(page, review, 'Who may read it', 'Everybody: publish it');
  await save(page, review);
  await expect(reviews((count ?? 0) - 1)).toBeVisible();
});

test('each figure of /admin says how many rows the list has that it leads to', async ({ people }) => {
  test.slow();
  const { page, enter, token } = await people.demo('Sara');
  await enter('/admin');
  const waiting = await call(office.getWaiting, {}, token);
  const { needs, games } = await call(orders.getDesk, {}, token);
  const { byStatus } = await call(orders.getCounts, { scope: 'all' }, token);
  const of = (status: number) => byStatus.find((row) => row.status === status)?.count ?? 0;
  const figures = [
    ...Object.entries(needs).map(([need, count]) => ({ card: 'Needs a hand', href: `/orders?need=${need}`, count })),
    { card: 'Needs a hand', href: `/orders?status=${SUSPENDED}`, count: of(SUSPENDED) },
    ...Object.entries(rowsThatWait).map(([href, area]) => ({ card: 'Needs a hand', href, count: waiting[area] ?? -1 })),
    ...orderStatuses.map(({ code }) => ({
      card: 'Orders by status',
      href: `/orders?status=${code}`,
      count: of(code),
    })),
    ...games.flatMap(({ game, awaiting, processing }) =>
      [awaiting, processing].flatMap((count, status) =>
        count === 0 ? [] : [{ card: 'Orders by game', href: `/orders?status=${status}&game=${game}`, count }],
      ),
    ),
  ];
  expect(figures.length).toBeGreaterThan(10);
  for (const { card, href, count } of figures) {
    await test.step(`${card}: ${href}`, async () => {
      const [shown, lead] = [page.getByRole('region', { name: card }), page.locator(`a[href="${href}"]`)];
      const link = shown.locator(lead);
      const said = card === 'Orders by game' ? link : shown.getByRole('listitem').filter({ has: lead });
      await expect(said).toHaveText(new RegExp(`(^|\\D)${count}( (is|are|wait)|\\d{1,3}%|$)`));
      await link.click();
      await expect(page).toHaveURL(href);
      await expect(page.getByText(count === 1 ? '1 row' : `${count} rows`, { exact: true })).toBeVisible();
      await page.goBack();
    });
  }
});

/** What a list of movements comes to, as the books have it, and how many there are. */
async function movementsAt(href: string, token: string) {
  const params = new URL(href, 'https://desk.example').searchParams;
  const [from = '', to = ''] = (params.get('day') ?? '').split('..');
  const side = movementSides.filter((one) => one === params.get('side'));
  const currency = currencies.filter((one) => one === params.get('currency'));
  const filter = { side, currency, day: { from, to } };
  const { items, total } = await call(movements.calls.getPage, { filter, limit: 500 }, token);
  expect(items).toHaveLength(total ?? -1);
  return { count: items.length, sum: items.reduce((sum, { amount }) => sum + amount, 0) };
}

test('each sum of money on /admin leads to the movements that it is made of', async ({ people }) => {
  const { page, enter, token } = await people.demo('Sara');
  await enter('/admin');
  const card = page.getByRole('region', { name: 'Paid in the last 30 days, USD' });
  const leads = async (link: Locator) => {
    const href = (await link.getAttribute('href')) ?? '';
    const { count, sum } = await movementsAt(href, token);
    const money = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' }).format(sum / 100);
    await expect(link).toContainText(money);
    await link.click();
    await expect(page).toHaveURL(href);
    await expect(grid(page, 'Money movements')).toBeVisible();
    await expect(page.getByText(count === 1 ? '1 row' : `${count} rows`, { exact: true })).toBeVisible();
    await page.goBack();
  };
  await leads(card.getByRole('link', { name: /paid by customers in the last 30 days, open the movements$/ }));
  await leads(card.getByRole('link', { name: /^Kept by the house: .* open the movements$/ }));
  // A day of each, in the table.
  for (const head of ['Paid', 'Kept by the house']) {
    await card.getByRole('button', { name: 'View as table' }).click();
    await leads(
      card
        .getByRole('table')
        .getByRole('link', { name: new RegExp(`, ${head}, `) })
        .last(),
    );
  }
});

test('the orders in all, and the payouts that nobody has proposed, are as many as /admin says', async ({ people }) => {
  const { page, enter, token } = await people.demo('Sara');
  await enter('/admin');
  // What is cancelled stands apart, here as there.
  const { total } = await call(areaOrders.calls.getPage, { limit: 1, filter: { cancelled: false } }, token);
  await page.getByRole('link', { name: `${total?.toLocaleString('en-US')} orders, open all of them` }).click();
  await expect(page).toHaveURL('/orders');
  await expect(page.getByText(`${total?.toLocaleString('en-US')} rows`, { exact: true })).toBeVisible();
  await page.goBack();

  const row = page.getByRole('listitem').filter({ hasText: 'Payouts not proposed yet' });
  await expect(row).toHaveText(/\d$/);
  const count = Number((await row.textContent())?.replace(/\D/g, ''));
  await row.getByRole('link').click();
  await expect(page).toHaveURL('/admin/payouts?row=new');
  const all = page.getByRole('button', { name: /^Show all/ });
  const proposals = page.getByRole('button', { name: /^Propose payout to/ });
  await expect(proposals.first()).toBeVisible();
  if (await all.isVisible()) await all.click();
  await expect(proposals).toHaveCount(count);
});
