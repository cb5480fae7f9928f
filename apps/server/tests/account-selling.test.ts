import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type SignedIn, startApp, type TestApp } from './support/app.ts';
import { GOOD_CARD, matches, PROOF, paidOrder, SECRETS } from './support/orders.ts';

let app: TestApp;
let staff: SignedIn;
let admin: SignedIn;
let kaito: SignedIn;
let mina: SignedIn;

beforeAll(async () => {
  app = await startApp();
  staff = await app.staff(4);
  admin = await app.staff();
});
beforeEach(async () => {
  kaito = await app.booster({ name: 'Kaito' });
  mina = await app.customer('Mina');
});
afterAll(() => app.close());

const fields = {
  service: 13,
  game: 15,
  server: 'Europe',
  rank: 'Immortal 2',
  text: 'Three skins, first owner.',
  price: 20_000,
} as const;
const get = async (who: SignedIn, id: number) => (await who.call('accountselling.get', { id })).row;

async function waiting() {
  const { id } = (await kaito.call('accountselling.create', { fields })).row;
  return (await kaito.call('accountselling.saveLogin', { id, ...SECRETS })).row;
}
async function forSale(): Promise<number> {
  const { id, version } = await waiting();
  await staff.call('accountselling.approve', { id, version });
  return id;
}
async function buy(who: SignedIn, id: number) {
  const { version } = await get(staff, id);
  return (await who.call('accountselling.buy', { id, version })).order;
}
const pay = (who: SignedIn, id: number) => who.call('order.pay', { id, card: GOOD_CARD });

// @spec 6.0-16
test('an account offer is created, approved and bought, and its seller earns the account share', async () => {
  await app.database.query(
    `update employees set share_percent = 50, acc_share_percent = 70 where user_id = ${kaito.id}`,
  );
  const id = await forSale();
  expect((await kaito.call('notification.getNotifications', {}))[0]?.message).toContain('is now for sale');
  const shown = await get(mina, id);
  expect(shown).toMatchObject({ state: 'forSale', price: 20_000, seller: { id: kaito.id }, order: null });

  const order = await buy(mina, id);
  expect(await buy(mina, id)).toBe(order);
  await expect(mina.call('accountselling.reveal', { id })).rejects.toMatchObject({ status: 404 });
  await pay(mina, order);
  expect(await get(mina, id)).toMatchObject({ state: 'sold', order, buyer: { id: mina.id } });
  const bought = (await mina.call('order.get', { id: order })).order;
  expect(bought).toMatchObject({ status: 1, purchase: 'Account market, Immortal 2', booster: { id: kaito.id } });
  expect(await mina.call('accountselling.reveal', { id })).toEqual({ ...SECRETS, accountName: null, seconds: 30 });

  await app.database.query(`update account_offers set buyer_saw_at = buyer_saw_at - interval '1 day' where id = ${id}`);
  await kaito.call('order.complete', { id: order, proof: PROOF });
  const { earning } = await kaito.call('earnings.getForOrder', { order });
  expect(earning).toMatchObject({ amount: 14_000, share: { percent: 70, winner: 'account' } });
});

test('other users see neither unapproved nor sold offers, and never login or buyer', async () => {
  const { id } = await waiting();
  const rui = await app.customer();
  const sora = await app.booster();
  for (const other of [rui, sora]) await expect(get(other, id)).rejects.toMatchObject({ status: 404 });
  const sold = await forSale();
  await pay(mina, await buy(mina, sold));
  for (const other of [rui, sora]) {
    await expect(get(other, sold)).rejects.toMatchObject({ status: 404 });
    await expect(other.call('accountselling.reveal', { id: sold })).rejects.toMatchObject({ status: 404 });
    const { items } = await other.call('accountselling.getPage', { limit: 500 });
    expect(items.filter((row) => row.id === sold || row.id === id)).toEqual([]);
  }
  expect((await kaito.call('accountselling.getPage', { filter: { mine: true } })).total).toBe(2);
  expect((await mina.call('accountselling.getPage', { filter: { mine: true } })).total).toBe(1);
});

test('when two customers pay for the same offer at once, one gets it and the other is not charged', async () => {
  const id = await forSale();
  const rui = await app.customer();
  const orders = [await buy(mina, id), await buy(rui, id)] as const;
  const paid = await Promise.allSettled([pay(mina, orders[0]), pay(rui, orders[1])]);
  expect(paid.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  const booked = await app.database.query(
    `select count(*)::int as n from ledger_transactions where kind = 'order-paid' and order_id in (${orders.join()})`,
  );
  expect(booked).toEqual([{ n: 1 }]);
});

test('an offer needs a login for approval; a change needs a new approval and invalidates unpaid orders', async () => {
  const { row } = await kaito.call('accountselling.create', { fields });
  const early = staff.call('accountselling.approve', { id: row.id, version: row.version });
  await expect(early).rejects.toMatchObject({
    status: 409,
    message: 'The login details are missing. The seller has to add them first.',
  });

  const id = await forSale();
  const order = await buy(mina, id);
  const { version } = await get(kaito, id);
  const changed = (await kaito.call('accountselling.update', { id, version, fields: { ...fields, price: 100 } })).row;
  expect(changed.state).toBe('waiting');
  await expect(pay(mina, order)).rejects.toMatchObject({ status: 409 });
  await expect(staff.call('accountselling.approve', { id, version })).rejects.toMatchObject({ status: 409 });
  await staff.call('accountselling.approve', { id, version: changed.version });
  await kaito.call('accountselling.saveLogin', { id, ...SECRETS });
  expect((await get(kaito, id)).state).toBe('waiting');
});

test('order.pay is refused when the offer changed after the order; buying again replaces the unpaid order', async () => {
  const id = await forSale();
  const old = await buy(mina, id);
  const rui = await app.customer();
  const other = await buy(rui, id);
  const { version } = await get(kaito, id);
  const { row } = await kaito.call('accountselling.update', { id, version, fields: { ...fields, price: 50_000 } });
  await staff.call('accountselling.approve', { id, version: row.version });
  await expect(pay(mina, old)).rejects.toMatchObject({
    status: 409,
    message:
      'This offer has changed since you ordered it. Nothing was charged. Cancel the order and buy the account again.',
  });

  const fresh = await buy(mina, id);
  expect(fresh).not.toBe(old);
  expect(await buy(mina, id)).toBe(fresh);
  expect((await mina.call('order.get', { id: old })).order).toMatchObject({ cancelledAt: expect.any(String) });
  expect((await rui.call('order.get', { id: other })).order).toMatchObject({ cancelledAt: null });
  expect((await mina.call('order.pay', { id: fresh, card: GOOD_CARD })).order.price).toMatchObject({ amount: 50_000 });
});

test('accountselling.buy returns 409 and creates no order when the price changed since the customer loaded it', async () => {
  const id = await forSale();
  const seen = await get(mina, id);
  const fresh = { ...fields, price: 50_000 };
  const { row } = await kaito.call('accountselling.update', { id, version: seen.version, fields: fresh });
  await staff.call('accountselling.approve', { id, version: row.version });
  await expect(mina.call('accountselling.buy', { id, version: seen.version })).rejects.toMatchObject({
    status: 409,
    message: 'This offer has changed. Check the price and details, then buy it.',
  });
  expect((await mina.call('order.getList', { scope: 'mine' })).items).toEqual([]);
});

test('accountselling.buy without a version returns 409 and asks for a reload', async () => {
  const id = await forSale();
  await expect(mina.call('accountselling.buy', { id })).rejects.toMatchObject({
    status: 409,
    message: 'Reload the page and check the price, then buy the account.',
  });
});

test('the seller sees why an offer was refused; changing a withdrawn offer submits it again', async () => {
  const { id } = await waiting();
  await staff.call('accountselling.refuse', { id, reason: 'Too dear.' });
  expect(await get(kaito, id)).toMatchObject({ state: 'refused', reason: 'Too dear.' });
  const other = await forSale();
  const { row } = await kaito.call('accountselling.withdraw', { id: other });
  expect(row.state).toBe('withdrawn');
  await expect(buy(mina, other)).rejects.toMatchObject({ status: 409 });
  const again = (
    await kaito.call('accountselling.update', { id: other, version: row.version, fields: { ...fields, price: 900 } })
  ).row;
  expect(again.state).toBe('waiting');
});

test('the buyer can reveal the login in Processing, but not while the order is paused or suspended', async () => {
  const id = await forSale();
  const order = await buy(mina, id);
  await pay(mina, order);
  const refused = {
    status: 409,
    message: 'Login details are available only while the order is Processing or Complete.',
  };
  await kaito.call('order.pause', { id: order });
  await expect(mina.call('accountselling.reveal', { id })).rejects.toMatchObject(refused);
  await kaito.call('order.unpause', { id: order });
  await staff.call('order.suspend', { id: order, reason: 'Looks stolen.' });
  await expect(mina.call('accountselling.reveal', { id })).rejects.toMatchObject(refused);
  expect((await staff.call('accountselling.reveal', { id })).login).toBe(SECRETS.login);
  await staff.call('order.resume', { id: order, reason: 'It is not.' });
  expect((await mina.call('accountselling.reveal', { id })).login).toBe(SECRETS.login);
});

test('the seller can complete the order one day after the buyer revealed the login, staff at any time', async () => {
  const [id, other] = [await forSale(), await forSale()];
  const order = await buy(mina, id);
  await pay(mina, order);
  const refused = {
    status: 409,
    message: 'You can complete this order 24 hours after the buyer first viewed the login details.',
  };
  const complete = () => kaito.call('order.complete', { id: order, proof: PROOF });
  await expect(complete()).rejects.toMatchObject(refused);
  // Reveals by the seller or staff do not count as the buyer’s.
  await kaito.call('accountselling.reveal', { id });
  await staff.call('accountselling.reveal', { id });
  await expect(complete()).rejects.toMatchObject(refused);
  await mina.call('accountselling.reveal', { id });
  await expect(complete()).rejects.toMatchObject(refused);
  await app.database.query(
    `update account_offers set buyer_saw_at = buyer_saw_at - interval '23 hours' where id = ${id}`,
  );
  await mina.call('accountselling.reveal', { id });
  await expect(complete()).rejects.toMatchObject(refused);
  await app.database.query(
    `update account_offers set buyer_saw_at = buyer_saw_at - interval '1 hour' where id = ${id}`,
  );
  expect((await complete()).order.status).toBe(2);

  const second = await buy(mina, other);
  await pay(mina, second);
  expect((await staff.call('order.complete', { id: second, proof: PROOF, ending: undefined })).order.status).toBe(2);
});

test('offers of a banned seller cannot be bought; an account order cannot be dropped and does not count as active', async () => {
  const trial = await app.booster({ trial: true });
  kaito = trial;
  const [id, open] = [await forSale(), await forSale()];
  const order = await buy(mina, id);
  await pay(mina, order);
  await expect(trial.call('order.drop', { id: order, reason: 'No time for it.' })).rejects.toMatchObject({
    status: 409,
    message: 'You sold this account. Contact staff if it shouldn’t be handed over.',
  });
  const cheap = await paidOrder(mina, matches);
  expect((await trial.call('order.lockIn', { id: cheap.id })).order.booster).toMatchObject({ id: trial.id });
  await admin.call('account.ban', { id: trial.id });
  expect((await get(staff, open)).state).toBe('withdrawn');
  await expect(buy(mina, open)).rejects.toMatchObject({ status: 409 });
});

test('a sold account cannot be changed and stays off the market when its order is cancelled', async () => {
  const id = await forSale();
  const order = await buy(mina, id);
  await pay(mina, order);
  const { version } = await get(kaito, id);
  await expect(kaito.call('accountselling.update', { id, version, fields })).rejects.toMatchObject({ status: 409 });
  await expect(kaito.call('accountselling.withdraw', { id })).rejects.toMatchObject({ status: 409 });
  const figures = { refund: 20_000, earned: 0, kept: 0 };
  const ending = { reason: 'Broken', settlement: 'allToCustomer', refundTo: 'coins', figures } as const;
  await admin.call('order.cancel', { id: order, ending });
  expect((await get(kaito, id)).state).toBe('withdrawn');
  await expect(mina.call('accountselling.reveal', { id })).rejects.toMatchObject({ status: 404 });
});

test('the offers and orders of a former booster are not sold and not shown on the board', async () => {
  const id = await forSale();
  const sold = await forSale();
  const order = await buy(mina, sold);
  await pay(mina, order);
  const sora = await app.booster();
  await admin.call('account.changeRole', { id: kaito.id, role: 3 });
  await expect(buy(mina, id)).rejects.toMatchObject({ status: 409 });
  await expect(sora.call('order.lockIn', { id: order })).rejects.toMatchObject({ status: 409 });
});

test('the login is in no list, no site log entry and no table in plain text', async () => {
  const id = await forSale();
  await staff.call('accountselling.reveal', { id });
  expect((await kaito.call('notification.getNotifications', {}))[0]?.message).toContain('viewed the login details');
  const seen = JSON.stringify([
    await staff.call('accountselling.getPage', {}),
    await admin.call('sitelogs.getPage', { limit: 50 }),
    await app.database.query('select * from idempotency_keys'),
    await app.database.query('select * from account_offers'),
  ]);
  for (const secret of Object.values(SECRETS)) {
    expect(seen).not.toContain(secret);
    expect(seen).not.toContain(Buffer.from(secret).toString('hex'));
  }
});

test.each<[string, object]>([
  ['service', { service: 14 }],
  ['game', { game: 0 }],
  ['text', { text: 'short' }],
  ['price', { price: 0 }],
])('accountselling.create rejects an invalid %s and names the field: %j', async (field, wrong) => {
  const answer = await app.send('accountselling.create', { fields: { ...fields, ...wrong } }, { token: kaito.token });
  expect(answer.status).toBe(422);
  const { fields: said } = (await answer.json()) as { fields: object };
  expect(Object.keys(said)[0]).toMatch(new RegExp(`^fields\\.${field}`));
});
