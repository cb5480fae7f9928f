import { NEED_HOURS } from '@boostdesk/api-client/contract';
import { ORDER_STATUS, orderStatusCodes } from '@boostdesk/catalogs';
import { isOverdue } from '@boostdesk/catalogs/rules';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { matchNeed } from '../src/domains/orders/order-needs.repository.ts';
import { type SignedIn, startApp, type TestApp } from './support/app.ts';
import { addOrder } from './support/order-rows.ts';
import { finish, matches, order, paidOrder, runningOrder } from './support/orders.ts';

let app: TestApp;
let customer: SignedIn;
let booster: SignedIn;
let staff: SignedIn;
beforeAll(async () => {
  app = await startApp();
  customer = await app.customer();
  booster = await app.booster();
  staff = await app.staff(4);
});
afterAll(() => app.close());

type Need = 'waiting' | 'late' | 'unanswered';
const HOUR = 60 * 60;
const idsByNeed = async (need: Need) =>
  (await staff.call('order.getList', { scope: 'all', need, limit: 100 })).items.map(({ id }) => id);

/** Checks the rows, and the count that links to them. */
async function expectNeeds(need: Need, ids: readonly number[]): Promise<void> {
  expect((await idsByNeed(need)).toSorted()).toEqual([...ids].toSorted());
  expect((await staff.call('order.getDesk', {})).needs[need]).toBe(ids.length);
}

let seq = 0;
async function addMessage(id: number, sender: SignedIn | null): Promise<void> {
  seq += 1;
  await app.database.db
    .insertInto('chat_messages')
    .values({ order_id: id, seq: 100 + seq, sender_id: sender?.id ?? null, body: 'Hi', created_at: app.clock.now() })
    .execute();
}

test('an order waits too long some time after its payment, until a booster locks it in', async () => {
  await order(customer);
  const { id } = await paidOrder(customer);
  app.clock.forward(NEED_HOURS.waiting * HOUR - 60);
  await expectNeeds('waiting', []);
  app.clock.forward(120);
  await expectNeeds('waiting', [id]);
  await booster.call('order.lockIn', { id });
  await expectNeeds('waiting', []);
});

test('an order is late after its deadline, but not while it is paused', async () => {
  const { id } = await runningOrder(customer, booster);
  const soon = new Date(app.clock.now().getTime() + HOUR * 1000);
  await app.database.db.updateTable('orders').set({ deadline_at: soon }).where('id', '=', id).execute();
  const overdueOrder = async () => (await idsByNeed('late')).includes(id);
  expect(await overdueOrder()).toBe(false);
  app.clock.forward(HOUR + 1);
  expect(await overdueOrder()).toBe(true);
  await staff.call('order.pause', { id, reason: 'A look at it' });
  expect(await overdueOrder()).toBe(false);
});

test('an order is unanswered one hour after the customer’s last message; system messages do not count', async () => {
  const { id } = await runningOrder(customer, booster);
  await addMessage(id, booster);
  app.clock.forward(NEED_HOURS.unanswered * HOUR + 1);
  await expectNeeds('unanswered', []);
  await addMessage(id, customer);
  await addMessage(id, null);
  await expectNeeds('unanswered', []);
  app.clock.forward(NEED_HOURS.unanswered * HOUR + 1);
  await expectNeeds('unanswered', [id]);
  await addMessage(id, booster);
  await expectNeeds('unanswered', []);
});

test('before lock-in and while suspended, an order is unanswered from the customer’s first message', async () => {
  const { id } = await paidOrder(customer);
  const suspended = (await runningOrder(customer, booster)).id;
  await staff.call('order.suspend', { id: suspended, reason: 'A look at it' });
  await addMessage(id, customer);
  await addMessage(suspended, customer);
  await expectNeeds('unanswered', [id, suspended]);
  await addMessage(id, staff);
  await addMessage(suspended, staff);
  await expectNeeds('unanswered', []);
});

test.each(['mine', 'board'] as const)('the filter by need is refused for the scope %s', async (scope) => {
  expect((await app.send('order.getList', { scope, need: 'late' }, { token: booster.token })).status).toBe(403);
});

test('open orders are counted by game, without complete and cancelled ones', async () => {
  const of = async (game: number) => (await staff.call('order.getDesk', {})).games.find((row) => row.game === game);
  expect(await of(15)).toBeUndefined();
  await paidOrder(customer, matches);
  await order(customer, matches);
  const running = await runningOrder(customer, booster, matches);
  expect(await of(15)).toEqual({ game: 15, awaiting: 1, processing: 1 });
  await finish(booster, running.id);
  expect(await of(15)).toEqual({ game: 15, awaiting: 1, processing: 0 });
});

test('the database finds the same orders late as isOverdue does, in every status', async () => {
  const now = app.clock.now();
  const moments = [-1000, 0, 1000].map((ms) => new Date(now.getTime() + ms));
  const ids: number[] = [];
  for (const status of orderStatusCodes) {
    for (const deadline_at of [...moments, null]) {
      for (const cancelled_at of [null, now]) {
        const id = await addOrder(app.database, { customer, booster, status });
        await app.database.db.updateTable('orders').set({ deadline_at, cancelled_at }).where('id', '=', id).execute();
        ids.push(id);
      }
    }
  }
  const rows = await app.database.db.selectFrom('orders').selectAll().where('id', 'in', ids).execute();
  const iso = (at: Date | null) => at?.toISOString() ?? null;
  const overdue = rows.filter(({ status, cancelled_at, deadline_at }) =>
    isOverdue({ status, cancelledAt: iso(cancelled_at), deadline: iso(deadline_at) }, now.getTime()),
  );
  expect(overdue.map(({ status }) => status).toSorted()).toEqual([ORDER_STATUS.awaiting, ORDER_STATUS.processing]);
  const late = await app.database.db
    .selectFrom('orders')
    .select('id')
    .where('id', 'in', ids)
    .where(matchNeed('late', now))
    .execute();
  expect(late.map(({ id }) => id).toSorted()).toEqual(overdue.map(({ id }) => id).toSorted());
});
