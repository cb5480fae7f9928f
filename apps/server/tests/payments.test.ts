import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type SignedIn, startApp, type TestApp } from './support/app.ts';
import { climb, finish, GOOD_CARD, order as newOrder, paidOrder, runningOrder } from './support/orders.ts';

let app: TestApp;
let admin: SignedIn;
let moderator: SignedIn;
let customer: SignedIn;
let other: SignedIn;
let booster: SignedIn;
beforeAll(async () => {
  app = await startApp();
  [admin, moderator] = [await app.staff(), await app.staff(4)];
  [customer, other] = [await app.customer(), await app.customer()];
  booster = await app.booster({ share: 60 });
});
afterAll(() => app.close());

const BAD_CARD = '4000 0000 0000 0002';
const custom = async (more: object = {}) => {
  const fields = {
    customer: customer.id,
    currency: 'USD',
    amount: 2500,
    text: 'A lesson of an hour',
    ...more,
  } as const;
  return (await moderator.call('custompayments.create', { fields })).row;
};
const addon = async (order: number, amount = 700) =>
  (await moderator.call('addonpayments.create', { fields: { order, amount, text: 'Streaming, added later' } })).row;
const pay = (id: number, who = customer, key: string = randomUUID()) =>
  who.call('payment.pay', { id, card: GOOD_CARD }, { key });
const account = async (kind: string) =>
  (await admin.call('ledger.getTotals', {})).accounts.find((one) => one.kind === kind && one.currency === 'USD')
    ?.balance ?? 0;
const isBalanced = async () => (await admin.call('ledger.getTotals', {})).sums.every(({ sum }) => sum === 0);
const newest = async (who: SignedIn) => (await who.call('notification.getNotifications', {}))[0]?.message;

describe('a payment request', () => {
  test('notifies the customer, is paid once and is booked for the house', async () => {
    const row = await custom();
    expect(row).toMatchObject({
      state: 'open',
      order: null,
      customer: { id: customer.id },
      createdBy: { id: moderator.id },
    });
    expect(await newest(customer)).toBe('You have a payment request for $25.00: A lesson of an hour.');
    expect((await customer.call('payment.getOpen', {})).map(({ id }) => id)).toContain(row.id);
    const [provider, revenue] = [await account('provider'), await account('revenue')];
    expect((await pay(row.id)).payment).toMatchObject({ id: row.id, state: 'paid' });
    expect([await account('provider'), await account('revenue')]).toEqual([provider - 2500, revenue + 2500]);
    expect(await isBalanced()).toBe(true);
    expect(await newest(moderator)).toBe('A payment of $25.00 was received: A lesson of an hour.');
    expect((await moderator.call('custompayments.get', { id: row.id })).row).toMatchObject({ state: 'paid' });
    expect((await customer.call('payment.getOpen', {})).map(({ id }) => id)).not.toContain(row.id);
    await expect(pay(row.id)).rejects.toMatchObject({
      status: 409,
      message: 'This payment request has already been paid.',
    });
  });

  test('is paid once by concurrent calls, and a repeated key gets the first answer', async () => {
    const { id } = await custom();
    const provider = await account('provider');
    const key = randomUUID();
    const tries = await Promise.allSettled([pay(id, customer, key), pay(id, customer, key), pay(id), pay(id)]);
    expect(await account('provider')).toBe(provider - 2500);
    expect(tries.filter(({ status }) => status === 'fulfilled').length).toBeGreaterThan(0);
    expect(await isBalanced()).toBe(true);
  });

  test('is invisible to other customers', async () => {
    const { id } = await custom();
    await expect(other.call('payment.get', { id })).rejects.toMatchObject({ status: 404 });
    await expect(pay(id, other)).rejects.toMatchObject({ status: 404 });
    await expect(moderator.call('payment.pay', { id, card: GOOD_CARD })).rejects.toMatchObject({ status: 403 });
  });

  test('stays open when the card is declined or is no test card', async () => {
    const { id } = await custom();
    await expect(customer.call('payment.pay', { id, card: BAD_CARD })).rejects.toMatchObject({
      code: 'payment_declined',
    });
    await expect(customer.call('payment.pay', { id, card: '4111 1111 1111 1111' })).rejects.toMatchObject({
      status: 422,
    });
    expect((await customer.call('payment.get', { id })).payment.state).toBe('open');
  });

  test('is either paid or withdrawn when both happen at once', async () => {
    const { id } = await custom();
    const tries = await Promise.allSettled([moderator.call('custompayments.cancel', { id }), pay(id)]);
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const taken = await custom();
    expect(await moderator.call('custompayments.cancel', { id: taken.id })).toEqual({ ok: true });
    await expect(pay(taken.id)).rejects.toMatchObject({
      status: 409,
      message: 'This payment request was cancelled. Nothing is due.',
    });
    expect((await moderator.call('custompayments.get', { id: taken.id })).row).toMatchObject({
      state: 'cancelled',
      cancelledBy: { id: moderator.id },
    });
    await expect(moderator.call('addonpayments.cancel', { id: taken.id })).rejects.toMatchObject({ status: 404 });
  });

  test.each([
    ['customer', 2_000_000_000],
    ['amount', 0],
    ['amount', 9.5],
    ['text', 'x'],
    ['currency', 'GBP'],
  ])('is rejected with the invalid %s %j, and the error names the field', async (name, value) => {
    await expect(custom({ [name]: value })).rejects.toMatchObject({
      status: 422,
      fields: { [`fields.${name}`]: expect.any(String) },
    });
  });

  test('can only be created for customers', async () => {
    await expect(custom({ customer: booster.id })).rejects.toMatchObject({
      status: 422,
      fields: { 'fields.customer': 'This person isn’t a customer.' },
    });
  });
});

describe('an add-on of an order', () => {
  test('raises price and share when it is paid, not before', async () => {
    const { id, price } = await runningOrder(customer, booster);
    const row = await addon(id);
    expect(row).toMatchObject({ order: id, amount: 700, currency: 'USD', state: 'open' });
    expect((await customer.call('order.get', { id })).order.price).toEqual(price);
    const escrow = await account('escrow');
    await pay(row.id);
    const { order } = await booster.call('order.get', { id });
    expect(order.price.amount).toBe(price.amount + 700);
    expect(order.quote.at(-1)).toEqual({ code: 'addon', params: { text: 'Streaming, added later' }, amount: 700 });
    expect(order.earning?.amount).toBe(Math.floor(((price.amount + 700) * 60) / 100));
    expect(order.events.at(-1)).toMatchObject({ kind: 'extra_paid', data: { note: 'Streaming, added later' } });
    expect(await account('escrow')).toBe(escrow + 700);
    expect(await newest(booster)).toBe(
      `An add-on for order #${id} was paid: Streaming, added later. Your share has increased.`,
    );
    await finish(booster, id);
    const { earning } = await booster.call('earnings.getForOrder', { order: id });
    expect(earning).toMatchObject({ price: price.amount + 700, amount: order.earning?.amount });
    expect(await isBalanced()).toBe(true);
  });

  test('is refused for unpaid and ended orders', async () => {
    const unpaid = await newOrder(customer, climb);
    await expect(addon(unpaid.id)).rejects.toMatchObject({ status: 409 });
    await expect(addon(2_000_000_000)).rejects.toMatchObject({ status: 404 });
    const { id } = await runningOrder(customer, booster);
    const row = await addon(id);
    await finish(booster, id);
    await expect(pay(row.id)).rejects.toMatchObject({
      status: 409,
      message: 'You can’t do this while the order’s status is Complete.',
    });
    await expect(addon(id)).rejects.toMatchObject({ status: 409 });
    await expect(moderator.call('addonpayments.cancel', { id: row.id })).rejects.toMatchObject({ status: 409 });
  });

  test('is either refunded with the order or not paid when the order is cancelled at the same time', async () => {
    const { id, price } = await paidOrder(customer);
    const row = await addon(id);
    const figures = { refund: price.amount, earned: 0, kept: 0 };
    const ending = {
      reason: 'Changed their mind',
      settlement: 'allToCustomer',
      refundTo: 'provider',
      figures,
    } as const;
    const tries = await Promise.allSettled([admin.call('order.cancel', { id, ending }), pay(row.id)]);
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await isBalanced()).toBe(true);
  });

  test('keeps share and revenue equal to the price, before and after progress payments', async () => {
    const steps = fc.array(fc.tuple(fc.constantFrom('addon', 'progress'), fc.integer({ min: 1, max: 900 })), {
      maxLength: 5,
    });
    await fc.assert(
      fc.asyncProperty(steps, async (all) => {
        const escrow = await account('escrow');
        const { id, price } = await runningOrder(customer, booster);
        const { progress } = (await booster.call('order.get', { id })).order;
        if (progress.kind === 'rank') await booster.call('order.logProgress', { id, rank: progress.target });
        let total = price.amount;
        for (const [what, amount] of all) {
          if (what === 'progress') {
            await moderator.call('progresspays.create', { fields: { order: id, amount, note: '' } }).catch(() => null);
          } else {
            await pay((await addon(id, amount)).id);
            total += amount;
          }
        }
        await booster.call('order.complete', { id, proof: { note: 'Reached, see the profile.' } });
        const { earning } = await booster.call('earnings.getForOrder', { order: id });
        expect((earning?.amount ?? 0) + (earning?.paidBefore ?? 0)).toBe(Math.floor((total * 60) / 100));
        expect(await account('escrow')).toBe(escrow);
        expect(await isBalanced()).toBe(true);
      }),
      { numRuns: 8 },
    );
  });
});

test('an open add-on is closed when its order ends in any way', async () => {
  const { id, price } = await runningOrder(customer, booster);
  const row = await addon(id);
  const open = async () => (await customer.call('payment.getOpen', {})).map((one) => one.id);
  expect(await open()).toContain(row.id);
  const figures = { refund: price.amount, earned: 0, kept: 0 };
  const ending = { reason: 'All back', settlement: 'allToCustomer', refundTo: 'coins', figures } as const;
  await admin.call('order.cancel', { id, ending });
  expect(await open()).not.toContain(row.id);
  expect((await customer.call('payment.get', { id: row.id })).payment.state).toBe('cancelled');
  expect((await moderator.call('addonpayments.get', { id: row.id })).row.state).toBe('cancelled');
  await expect(pay(row.id)).rejects.toMatchObject({ status: 409 });
});

test('custompayments.create rejects an amount above the limit', async () => {
  await expect(custom({ amount: 10_000_001 })).rejects.toMatchObject({ status: 422 });
  expect((await custom({ amount: 10_000_000 })).amount).toBe(10_000_000);
});
