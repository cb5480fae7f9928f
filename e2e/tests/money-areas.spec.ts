// The areas of the desk that money moves in: what staff write there, and what comes of it for those whom it is about.

import {
  addonpayments,
  boostcoins,
  custompayments,
  order as orderCalls,
  payment,
  progresspays,
} from '@boostdesk/api-client/contract';
import { progressPayLimit } from '@boostdesk/catalogs/progress';
import { expect, type Locator } from '@playwright/test';
import { call, placeOrder } from '../support/calls.ts';
import { panel, rows } from '../support/desk.ts';
import { select, signIn, toast } from '../support/pages.ts';
import { test } from '../support/story.ts';

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
  await expect(panel(page, text).getByRole('textbox', { name: 'Amount' })).toHaveValue('12.50');

  // On another day, and found by the days it is on.
  await panel(page, text)
    .getByRole('spinbutton', { name: /^month, Day/ })
    .click();
  await page.keyboard.type('10052025');
  await panel(page, text).getByRole('button', { name: 'Save' }).click();
  await expect(rows(page, 'Expenses').filter({ hasText: text })).toContainText('Oct 5, 2025');
  await page.getByRole('button', { name: 'Days', exact: true }).click();
  await page.getByRole('spinbutton', { name: /^month, Start/ }).focus();
  await page.keyboard.type('1005202510062025');
  await expect(page).toHaveURL(/day=2025-10-05..2025-10-06/);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Days Oct 5 – 6, 2025' })).toBeFocused();
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

test('a booster is paid in advance up to what the progress justifies', async ({ people }) => {
  const sara = await people.demo('Sara');
  const { items } = await call(progresspays.calls.getPage, { limit: 1 }, sara.token);
  const { order: id = 0 } = items[0] ?? {};
  const { order } = await call(orderCalls.get, { id }, sara.token);
  const [paid, percent, share] = [order.progressPaid ?? 0, order.progress.percent, order.share?.percent ?? 0];
  const most = progressPayLimit({ total: order.price.amount, percent, sharePercent: share, paidBefore: paid });
  const { page, enter } = await people.demo('Nils');
  await enter('/admin/progresspays?row=new');
  const form = panel(page, 'New progress pay');
  await form.getByRole('textbox', { name: 'Order number' }).fill(String(id));
  await form.getByRole('textbox', { name: 'Amount' }).fill('9000');
  await expect(form.getByText('The progress justifies up to')).toBeVisible();
  people.quiet.expectRefusal({ status: 422, path: progresspays.calls.create.path, because: 'it is too much' });
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByText(/The progress so far justifies no more than/).first()).toBeVisible();
  await form.getByRole('textbox', { name: 'Amount' }).fill(String(most / 100));
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(panel(page, /^Progress pay to/).getByText('Booked', { exact: true })).toBeVisible();
});

test('staff give coins to a user and take some back, and never more than there are', async ({ people }) => {
  const robin = await people.customer();
  const { page, enter } = await people.demo('Nils');
  await enter('/admin/boostcoins');
  const form = panel(page, 'Grant or deduct');
  const fill = async (coins: string) => {
    await page.getByRole('button', { name: 'Grant or deduct' }).click();
    await form.getByRole('combobox', { name: 'User' }).fill(robin.email);
    await page.getByRole('option', { name: new RegExp(robin.name) }).click();
    await form.getByRole('textbox', { name: 'Coins' }).fill(coins);
    await form.getByRole('textbox', { name: 'Reason' }).fill('For the wait');
  };
  await fill('500');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(panel(page, /^\+500 for/).getByText('Granted')).toBeVisible();

  await fill('600');
  await select(page, form, 'What', 'Deduct');
  people.quiet.expectRefusal({ status: 422, path: boostcoins.calls.create.path, because: 'there are not as many' });
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByText('They have 500 coins: no more can be taken.').first()).toBeVisible();
  await form.getByRole('textbox', { name: 'Coins' }).fill('120');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(panel(page, /^\u2212120 for/).getByText('380')).toBeVisible();
});

test('a customer is asked to pay, finds it at home, and pays by the link; what was taken back cannot be paid', async ({
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
  await form.getByRole('textbox', { name: 'What for' }).fill(text);
  await form.getByRole('button', { name: 'Save' }).click();
  const request = panel(page, new RegExp(`^Payment request to ${robin.name}`));
  await expect(request.getByText('Open', { exact: true })).toBeVisible();
  await expect(request.getByText(text)).toHaveCount(1);
  const link = await request.getByRole('textbox', { name: 'Link for the customer' }).inputValue();

  // Staff who follow it are told whose it is.
  people.quiet.expectRefusal({ status: 403, path: payment.get.path, because: 'staff are not asked to pay' });
  const ida = await people.demo('Ida');
  await ida.page.goto(link);
  await ida.page.getByRole('link', { name: 'Sign in to pay' }).click();
  await signIn(ida.page, ida);
  await expect(ida.page.getByText('Only the customer who is asked can open it.')).toBeVisible();

  await robin.enter('/');
  await expect(robin.page.getByRole('link', { name: `Pay $12.50 for ${text}` })).toHaveAttribute('href', link);
  await robin.page.goto(link);
  await robin.page.getByRole('link', { name: 'Sign in to pay' }).click();
  await signIn(robin.page, robin);
  await expect(robin.page.getByText(text)).toBeVisible();
  await robin.page.getByRole('button', { name: 'Use 4242 4242 4242 4242' }).click();
  await robin.page.getByRole('button', { name: 'Pay $12.50' }).click();
  await expect(robin.page.getByRole('heading', { name: 'Paid. Thank you' })).toBeVisible();
  await page.reload();
  await expect(request.getByText('Paid', { exact: true }).first()).toBeVisible();
});

test('what a customer is asked to pay stands over the orders at home, and where it comes late it moves nothing', async ({
  people,
}) => {
  const robin = await people.customer();
  const { id } = await placeOrder(robin.token);
  // Whoever signs in with an order that lacks them is led to it.
  await call(orderCalls.saveCredentials, { id, login: 'robin-plays', password: 'correct horse 9' }, robin.token);
  const nils = await people.demo('Nils');
  const { order: made } = await call(orderCalls.get, { id }, nils.token);
  const fields = {
    customer: made.customer?.id ?? 0,
    amount: 700,
    currency: 'USD',
    text: `Lesson ${crypto.randomUUID()}`,
  } as const;
  await call(custompayments.calls.create, { fields }, nils.token);
  const { page } = robin;
  const [pay, order] = [page.getByText(fields.text), page.getByRole('main').getByText(new RegExp(`^#${id} · `))];
  const placeOf = async (shown: Locator) => (await shown.boundingBox())?.y ?? 0;
  await robin.enter('/');
  await expect(pay).toBeVisible();
  expect(await placeOf(pay)).toBeLessThan(await placeOf(order));

  const late = Promise.withResolvers<void>();
  await page.route(`**${payment.getOpen.path}`, async (route) => {
    await late.promise;
    await route.continue();
  });
  await page.reload();
  await expect(order).toBeVisible();
  const before = await placeOf(order);
  late.resolve();
  await expect(pay).toBeVisible();
  expect(await placeOf(order)).toBe(before);
});

test('an extra on an order raises its price once it is paid', async ({ people }) => {
  const robin = await people.customer();
  const { id } = await placeOrder(robin.token);
  const nils = await people.demo('Nils');
  const fields = { order: id, amount: 700, text: 'Streaming, added later' };
  const { row } = await call(addonpayments.calls.create, { fields }, nils.token);
  await nils.enter(`/admin/addonpayments?row=${row.id}`);
  const extra = panel(nils.page, new RegExp(`^Payment request to ${robin.name}`));
  await expect(extra.getByRole('link', { name: `#${id}` })).toBeVisible();
  const { order: before } = await call(orderCalls.get, { id }, robin.token);
  await call(payment.pay, { id: row.id, card: '4242 4242 4242 4242' }, robin.token);
  const { order: after } = await call(orderCalls.get, { id }, robin.token);
  expect(after.price.amount).toBe(before.price.amount + 700);
  await nils.page.goto(`/order/${id}`);
  await expect(nils.page.getByText('Streaming, added later').first()).toBeVisible();
});
