import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type SignedIn, startApp, type TestApp } from './support/app.ts';
import type { Request } from './support/calls.ts';
import { completeOrder, runningOrder } from './support/orders.ts';

let app: TestApp;
let admin: SignedIn;
let moderator: SignedIn;
let customer: SignedIn;
let booster: SignedIn;
beforeAll(async () => {
  app = await startApp();
  [admin, moderator, customer] = [await app.staff(), await app.staff(4), await app.customer()];
});
beforeEach(async () => {
  booster = await app.booster({ share: 60 });
});
afterAll(() => app.close());

type Fields = Request<'fines.create'>['fields'];
const fine = async (more: Partial<Fields> = {}) => {
  const fields = {
    booster: booster.id,
    order: null,
    currency: 'USD',
    amount: 500,
    reason: 'Was late',
    ...more,
  } as const;
  return (await moderator.call('fines.create', { fields })).row;
};
const read = async (id: number) => (await moderator.call('fines.get', { id })).row;
const propose = (more: object = {}) =>
  admin.call('payout.propose', { booster: booster.id, currency: 'USD', ...more }, { key: randomUUID() });
const isBalanced = async () => (await admin.call('ledger.getTotals', {})).sums.every(({ sum }) => sum === 0);
/** Balance of a ledger account, of the house or of all users together. */
const held = async (kind: string) =>
  (await admin.call('ledger.getTotals', {})).accounts.find((one) => one.kind === kind && one.currency === 'USD')
    ?.balance ?? 0;

test('a fine notifies the booster, is shown to them and is deducted once, from the next payout', async () => {
  const { id: order, price } = await completeOrder(customer, booster);
  const earned = Math.floor((price.amount * 60) / 100);
  const { id } = await fine({ order });
  const mine = await booster.call('earnings.getMine', {});
  expect(mine.totals).toEqual([{ currency: 'USD', unpaid: earned, frozen: 0, fines: 500, proposed: 0, paid: 0 }]);
  expect(mine.fines).toMatchObject([{ id, order, amount: 500, reason: 'Was late', state: 'open' }]);
  const [told] = await booster.call('notification.getNotifications', {});
  expect(told).toMatchObject({
    message: `A fine of $5.00 for order #${order} will be deducted from your next payout: Was late.`,
    order,
  });

  const candidate = (await admin.call('payout.getCandidates', {})).find((one) => one.booster.id === booster.id);
  expect(candidate).toMatchObject({ earned, fines: 500, amount: earned - 500, orders: 1 });
  const [kept, bank] = [await held('revenue'), await held('bank')];
  const { payout, fines } = await propose({ amount: earned - 500 });
  expect(payout).toMatchObject({ amount: earned - 500, fines: 500 });
  expect(fines).toMatchObject([{ id, state: 'proposed' }]);
  await admin.call('payout.pay', { id: payout.id });
  expect(await read(id)).toMatchObject({ state: 'taken', payout: payout.id });
  expect([await held('revenue'), await held('bank')]).toEqual([kept + 500, bank + earned - 500]);

  await completeOrder(customer, booster);
  expect((await propose()).payout).toMatchObject({ amount: earned, fines: 0 });
  expect(await isBalanced()).toBe(true);
});

describe('fines.lift', () => {
  test('succeeds once while the fine is open; the booster is notified and nothing is deducted', async () => {
    const { price } = await completeOrder(customer, booster);
    const { id } = await fine();
    expect(await moderator.call('fines.lift', { id })).toEqual({ ok: true });
    expect(await read(id)).toMatchObject({ state: 'lifted', liftedBy: { id: moderator.id } });
    const [told] = await booster.call('notification.getNotifications', {});
    expect(told?.message).toBe('Your fine of $5.00 was waived.');
    await expect(admin.call('fines.lift', { id })).rejects.toMatchObject({
      status: 409,
      message: 'This fine has already been waived.',
    });
    expect((await propose()).payout.amount).toBe(Math.floor((price.amount * 60) / 100));
  });

  test('is refused while a proposed payout includes the fine, and possible after the payout is withdrawn', async () => {
    await completeOrder(customer, booster);
    const { id } = await fine();
    const { payout } = await propose();
    await expect(moderator.call('fines.lift', { id })).rejects.toMatchObject({ status: 409 });
    await admin.call('payout.withdraw', { id: payout.id });
    expect(await read(id)).toMatchObject({ state: 'open', payout: null });
    await moderator.call('fines.lift', { id });
  });

  test('at the same time as its payout leaves the fine either waived or deducted', async () => {
    await completeOrder(customer, booster);
    const { id } = await fine();
    const tries = await Promise.allSettled([moderator.call('fines.lift', { id }), propose()]);
    const { state, payout } = await read(id);
    expect(['lifted', 'proposed']).toContain(state);
    expect(payout === null).toBe(state === 'lifted');
    expect(tries[0]?.status).toBe(state === 'lifted' ? 'fulfilled' : 'rejected');
    expect(tries[1]?.status).toBe('fulfilled');
  });
});

test('fines that exceed the earnings leave nothing to pay, and stay open until there is more', async () => {
  const { price } = await completeOrder(customer, booster);
  const earned = Math.floor((price.amount * 60) / 100);
  const { id } = await fine({ amount: earned });
  await expect(propose()).rejects.toMatchObject({
    status: 409,
    message: 'The booster’s fines use up all earnings. Nothing is left to pay.',
  });
  expect(await read(id)).toMatchObject({ state: 'open' });
  await completeOrder(customer, booster);
  expect((await propose()).payout).toMatchObject({ amount: earned, fines: earned, orders: 2 });
});

test('payout.propose is refused when a fine was added after the amount was shown', async () => {
  const { price } = await completeOrder(customer, booster);
  await fine();
  await expect(propose({ amount: Math.floor((price.amount * 60) / 100) })).rejects.toMatchObject({
    status: 409,
    message: 'The booster’s unpaid earnings have changed in the meantime. Review them again.',
  });
});

test('of two concurrent payouts one deducts the fine and the other has nothing to pay', async () => {
  await completeOrder(customer, booster);
  await fine();
  const tries = await Promise.allSettled([propose(), propose()]);
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});

describe('fines.create rejects invalid values and names the field', () => {
  test.each<[keyof Fields, unknown, string]>([
    ['booster', 2_000_000_000, 'This person isn’t a booster.'],
    ['order', 2_000_000_000, 'No order has this number.'],
    ['amount', 0, ''],
    ['amount', 1.5, ''],
    ['reason', 'no', ''],
  ])('%s %j', async (name, value, sentence) => {
    const fields = {
      booster: booster.id,
      order: null,
      currency: 'USD',
      amount: 500,
      reason: 'Was late',
      [name]: value,
    };
    const response = await app.send('fines.create', { fields }, { token: moderator.token });
    expect(response.status).toBe(422);
    const body = (await response.json()) as { message: string; fields: Record<string, string> };
    expect(Object.keys(body.fields)).toEqual([`fields.${name}`]);
    if (sentence !== '') expect(body.message).toBe(sentence);
  });

  test('a currency other than the order’s, and a user who is not a booster', async () => {
    const { id: order } = await completeOrder(customer, booster);
    const euros = { status: 422, fields: { 'fields.currency': 'This order is paid in USD.' } };
    await expect(fine({ order, currency: 'EUR' })).rejects.toMatchObject(euros);
    await expect(fine({ booster: customer.id })).rejects.toMatchObject({ status: 422 });
  });
});

test('staff find fines by state, booster, reason and order', async () => {
  const { id: order } = await completeOrder(customer, booster);
  const one = await fine({ order, reason: 'Needle one' });
  const other = await fine({ reason: 'Needle two' });
  await moderator.call('fines.lift', { id: other.id });
  const find = async (request: Request<'fines.getPage'>) =>
    (await moderator.call('fines.getPage', request)).items.map(({ id }) => id);
  expect(await find({ text: 'needle', filter: { state: ['open'] } })).toEqual([one.id]);
  expect(await find({ text: 'needle', filter: { state: ['lifted', 'taken'] } })).toEqual([other.id]);
  expect(await find({ text: `needle ${order}` })).toEqual([one.id]);
});

test('a fine accepts only orders that the booster plays or has played', async () => {
  const [theirs, others] = [await completeOrder(customer, booster), await completeOrder(customer, await app.booster())];
  await expect(fine({ order: others.id })).rejects.toMatchObject({
    status: 422,
    message: 'This booster hasn’t played this order.',
  });
  expect((await fine({ order: theirs.id })).order).toBe(theirs.id);
  const dropped = await runningOrder(customer, booster);
  await booster.call('order.drop', { id: dropped.id, reason: 'No time left' });
  expect((await fine({ order: dropped.id })).order).toBe(dropped.id);
});
