import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type SignedIn, startApp, type TestApp } from './support/app.ts';
import { problem } from './support/fixtures.ts';
import { runningOrder } from './support/orders.ts';

const SHOWN = 200;

let app: TestApp;
let customer: SignedIn;
let booster: SignedIn;
beforeAll(async () => {
  app = await startApp();
  [customer, booster] = [await app.customer(), await app.booster()];
});
afterAll(() => app.close());

test('a user can pause and unpause an order ten times a minute at most', async () => {
  const { id } = await runningOrder(customer, booster);
  const other = await runningOrder(customer, booster);
  for (let round = 0; round < 5; round += 1) {
    await customer.call('order.pause', { id });
    await customer.call('order.unpause', { id });
  }
  await expect(customer.call('order.pause', { id })).rejects.toMatchObject({ status: 429, code: 'too_many' });
  expect((await booster.call('order.pause', { id })).order.status).toBe(3);
  expect((await customer.call('order.pause', { id: other.id })).order.status).toBe(3);
  await expect(customer.call('order.unpause', { id })).rejects.toMatchObject({ status: 429 });
  app.clock.forward(60);
  expect((await customer.call('order.unpause', { id })).order.status).toBe(1);
});

test('a long timeline is returned as its newest entries, oldest first', async () => {
  const { id, events } = await runningOrder(customer, booster);
  const row = { order_id: id, kind: 'paused', at: app.clock.now(), actor_id: booster.id, data: '{}' };
  await app.database.db
    .insertInto('order_events')
    .values(Array.from({ length: SHOWN }, () => row))
    .execute();
  const { order } = await customer.call('order.get', { id });
  const ids = order.events.map((event) => event.id);
  expect([ids.length, ids]).toEqual([SHOWN, [...ids].sort((one, next) => one - next)]);
  expect(ids[0]).toBeGreaterThan(events.at(-1)?.id ?? 0);
});

test('the stored answer of an idempotency key has no timeline, and a repeated call returns it with one', async () => {
  const { id } = await runningOrder(customer, booster);
  const key = 'progress-once-1234';
  const log = () => booster.call('order.logProgress', { id, lp: 40, won: true }, { key });
  const first = await log();
  await booster.call('order.logProgress', { id, lp: 60, won: true });
  expect(await log()).toEqual(first);
  const { answer } = await app.database.db
    .selectFrom('idempotency_keys')
    .select('answer')
    .where('key', '=', key)
    .executeTakeFirstOrThrow();
  expect(answer).toMatchObject({ order: { id, events: [] } });
});

test('an answer that an older version stored is returned with the fields of today', async () => {
  const { id } = await runningOrder(customer, booster);
  const key = 'dispute-once-1234';
  const staff = await app.staff();
  await customer.call('dispute.open', { id, ...problem });
  const dismiss = () =>
    staff.call('dispute.resolve', { id, reason: 'All was played.', outcome: { kind: 'dismiss' } }, { key });
  const first = await dismiss();
  await sql`update idempotency_keys set answer = answer #- '{order,pausedTotal}' #- '{order,dispute,booster}'
    where key = ${key}`.execute(app.database.db);
  expect(await dismiss()).toMatchObject({ order: { id, pausedTotal: 0, dispute: { booster: null } } });
  expect(first.order.dispute?.booster).toMatchObject({ id: booster.id });
});
