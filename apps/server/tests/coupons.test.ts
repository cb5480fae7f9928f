import { quoteOrder } from '@boostdesk/catalogs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type SignedIn, startApp, type TestApp } from './support/app.ts';
import type { Request } from './support/calls.ts';
import { coupon } from './support/fixtures.ts';
import { climb, GOOD_CARD, matches } from './support/orders.ts';

let app: TestApp;
let staff: SignedIn;

beforeAll(async () => {
  app = await startApp();
  staff = await app.staff(4);
});
afterAll(() => app.close());

type Fields = Request<'coupons.create'>['fields'];
let made = 0;
async function createCoupon(fields: Partial<Fields> = {}) {
  made += 1;
  const whole: Fields = { code: `TEST-${made}`, ...coupon, ...fields };
  return (await staff.call('coupons.create', { fields: whole })).row;
}
const order = async (who: SignedIn, code: string, choice = climb) =>
  (await who.call('order.create', { ...choice, coupon: code })).order;
const usesOf = async (id: number) => (await staff.call('coupons.get', { id })).row.uses;

test.each<[string, Partial<Fields>, { kind: 'percent' | 'amount'; value: number }]>([
  ['percent', { percent: 15 }, { kind: 'percent', value: 15 }],
  ['an amount', { percent: null, amount: 700 }, { kind: 'amount', value: 700 }],
])('an order with a coupon of %s has the quoted price and is charged it', async (_, fields, taken) => {
  const { code, id } = await createCoupon(fields);
  expect(await app.call('coupon.look', { code: code.toLowerCase(), game: 3 })).toEqual({ code, ...taken });
  const mina = await app.customer();
  const row = await order(mina, ` ${code.toLowerCase()} `);
  const quote = quoteOrder({ ...climb, coupon: { code, ...taken } });
  if (!quote.ok) throw new Error('The choice has no price.');
  expect(row.price).toEqual({ amount: quote.total, currency: 'USD' });
  expect(row.quote).toContainEqual(expect.objectContaining({ code: 'coupon', params: { coupon: code } }));
  await mina.call('order.pay', { id: row.id, card: GOOD_CARD });
  expect(await usesOf(id)).toBe(1);
});

test('a repeated game in a coupon is stored once', async () => {
  expect((await createCoupon({ games: [3, 15, 3] })).games).toEqual([3, 15]);
});

test.each(['0000-01-01', '1999-12-31', '2200-01-01', '9999-12-31'])(
  'coupons.create rejects the implausible start date %s',
  async (day) => {
    const refused = createCoupon({ starts: day });
    const fields = { 'fields.starts': 'Choose a date between 2000 and 2199.' };
    await expect(refused).rejects.toMatchObject({ status: 422, fields });
  },
);

test('concurrent orders use a coupon no more often than its limit, and the count is right', async () => {
  const { code, id } = await createCoupon({ most_uses: 3 });
  const people = await Promise.all(Array.from({ length: 8 }, () => app.customer()));
  const tries = await Promise.allSettled(people.map((one) => order(one, code)));
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
  expect(await usesOf(id)).toBe(3);
  const late = await app.customer();
  await expect(order(late, code)).rejects.toMatchObject({
    status: 422,
    fields: { coupon: 'This coupon has been used up.' },
  });
});

test('concurrent orders of one customer use a coupon with one use per customer once', async () => {
  const { code, id } = await createCoupon({ most_uses_each: 1 });
  const mina = await app.customer();
  const tries = await Promise.allSettled([1, 2, 3, 4].map(() => order(mina, code)));
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(await usesOf(id)).toBe(1);
  const other = await app.customer();
  await order(other, code);
  expect(await usesOf(id)).toBe(2);
});

test('a coupon used by the customer’s own unpaid order is refused with that order’s number, and free again once it is withdrawn', async () => {
  const { code } = await createCoupon({ most_uses: 1, most_uses_each: 1 });
  const mina = await app.customer();
  const { id } = await order(mina, code);
  const sentence = `Your unpaid order #${id} is using this coupon. Cancel that order to use it here.`;
  await expect(order(mina, code)).rejects.toMatchObject({ status: 422, fields: { coupon: sentence } });
  const other = await app.customer();
  await expect(order(other, code)).rejects.toMatchObject({ fields: { coupon: 'This coupon has been used up.' } });
  await mina.call('order.withdraw', { id });
  const next = await order(mina, code);
  await mina.call('order.pay', { id: next.id, card: GOOD_CARD });
  await expect(order(mina, code)).rejects.toMatchObject({ fields: { coupon: 'This coupon has been used up.' } });
});

test('order.withdraw releases the coupon of an unpaid order, and a repeated order.create uses it once', async () => {
  const { code, id } = await createCoupon({ most_uses: 1 });
  const mina = await app.customer();
  const key = crypto.randomUUID();
  const ask = { ...climb, coupon: code };
  const first = await mina.call('order.create', ask, { key });
  const again = await mina.call('order.create', ask, { key });
  expect(again.order.id).toBe(first.order.id);
  expect(await usesOf(id)).toBe(1);
  await mina.call('order.withdraw', { id: first.order.id });
  expect(await usesOf(id)).toBe(0);
  await order(mina, code);
  expect(await usesOf(id)).toBe(1);
});

test.each<[string, Partial<Fields>, string]>([
  ['of another game', { games: [15] }, 'This coupon is for a different game.'],
  ['that is not valid yet', { starts: '2099-01-01' }, 'This coupon isn’t valid yet.'],
  ['that has expired', { ends: '2020-01-01' }, 'This coupon has expired.'],
  ['that is switched off', { active: false }, 'This coupon isn’t valid.'],
])('a coupon %s creates no order, and the field says why', async (_, fields, sentence) => {
  const { code } = await createCoupon(fields);
  const mina = await app.customer();
  await expect(order(mina, code)).rejects.toMatchObject({ status: 422, fields: { coupon: sentence } });
  await expect(app.call('coupon.look', { code, game: 3 })).rejects.toMatchObject({ status: 422, message: sentence });
  expect((await mina.call('order.getList', { scope: 'mine' })).items).toEqual([]);
});

test('a coupon for a game reduces the price of an order of that game', async () => {
  const { code } = await createCoupon({ games: [15] });
  const mina = await app.customer();
  expect((await order(mina, code, matches as never)).quote.at(-1)).toMatchObject({ code: 'coupon' });
});

test('coupon changes are in the site log, and a code cannot be used by two coupons', async () => {
  const row = await createCoupon();
  const { id, version, code, uses, createdBy, createdAt, ...fields } = row;
  await staff.call('coupons.update', { id, version, fields: { ...fields, active: false } });
  const admin = await app.staff();
  const { items } = await admin.call('sitelogs.getPage', { limit: 2 });
  expect(items).toMatchObject([
    { action: 'coupon.edit', before: { active: true }, after: { active: false } },
    { action: 'coupon.create', after: { code } },
  ]);
  const same = staff.call('coupons.create', { fields: { code, ...fields } });
  await expect(same).rejects.toMatchObject({ status: 422 });
});

test.each<[string, Partial<Fields>]>([
  ['code', { code: 'A B' }],
  ['percent', { percent: 101 }],
  ['percent', { percent: 10, amount: 500 }],
  ['percent', { percent: null, amount: null }],
  ['ends', { starts: '2026-05-02', ends: '2026-05-01' }],
  ['games', { games: [] }],
])('coupons.create rejects an invalid %s and names the field: %j', async (field, wrong) => {
  const refusal = await createCoupon(wrong).catch((error: unknown) => error);
  expect(refusal).toMatchObject({ status: 422 });
  expect(Object.keys(Object(refusal).fields)[0]).toMatch(new RegExp(`^fields\\.${field}`));
});

test('attempts to guess coupon codes are rate-limited', async () => {
  const strict = await startApp({ settings: { LOGIN_LIMIT_ADDRESS: '5' } });
  const statuses: number[] = [];
  for (let count = 0; count < 6; count += 1) {
    statuses.push((await strict.send('coupon.look', { code: `GUESS${count}`, game: 3 })).status);
  }
  expect(statuses).toEqual([422, 422, 422, 422, 422, 429]);
  await strict.close();
});
