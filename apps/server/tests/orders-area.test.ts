import { orderNeeds } from '@boostdesk/api-client/contract';
import { ORDER_STATUS } from '@boostdesk/catalogs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type SignedIn, startApp, type TestApp } from './support/app.ts';
import type { Answer, Request } from './support/calls.ts';
import { order, paidOrder, runningOrder } from './support/orders.ts';

let app: TestApp;
let customer: SignedIn;
let booster: SignedIn;
let staff: SignedIn;
beforeAll(async () => {
  app = await startApp();
  customer = await app.customer('Dana Desk');
  booster = await app.booster({ name: 'Boro Desk' });
  staff = await app.staff(4);
});
afterAll(() => app.close());

const page = (request: Request<'orders.getPage'>) => staff.call('orders.getPage', request);
const ids = async (request: Request<'orders.getPage'>) =>
  (await page({ limit: 500, ...request })).items.map(({ id }) => id);

test('each row is the order as order.getList returns it, with its staff note', async () => {
  const { id } = await runningOrder(customer, booster);
  const { items } = await staff.call('order.getList', { scope: 'all', text: `${id}` });
  expect((await staff.call('orders.get', { id })).row).toEqual({ ...items[0], note: '', version: 0 });
});

test('orders are filtered by status, game, priority, cancellation and creation time', async () => {
  const unpaid = await order(customer);
  const awaiting = await paidOrder(customer);
  const gone = await order(customer);
  await customer.call('order.withdraw', { id: gone.id });
  const both = { status: [ORDER_STATUS.unpaid, ORDER_STATUS.awaiting] };
  const live = await ids({ filter: { ...both, cancelled: false } });
  expect(live).toEqual(expect.arrayContaining([unpaid.id, awaiting.id]));
  expect(live).not.toContain(gone.id);
  expect(await ids({ filter: { cancelled: true } })).toEqual([gone.id]);
  expect(await ids({ filter: { game: [unpaid.game], platform: [] as never[] } }).catch(() => 'refused')).toBe(
    'refused',
  );
  expect(await ids({ filter: { game: [unpaid.game] } })).toContain(unpaid.id);
  expect(await ids({ filter: { game: [0] } })).toEqual([]);
  expect(await ids({ filter: { priority: true } })).not.toContain(unpaid.id);
  const { createdAt } = (await staff.call('orders.get', { id: awaiting.id })).row;
  const after = new Date(Date.parse(createdAt) + 1).toISOString();
  expect(await ids({ filter: { created: { since: createdAt, before: after } } })).toContain(awaiting.id);
  expect(await ids({ filter: { created: { since: '2020-01-01T00:00:00Z', before: createdAt } } })).not.toContain(
    awaiting.id,
  );
});

test('the filter by need matches any of the given needs, as in order.getList', async () => {
  const { db } = app.database;
  const change = (id: number, values: { deadline_at: Date } | { paid_at: Date }) =>
    db.updateTable('orders').set(values).where('id', '=', id).execute();
  const late = await runningOrder(customer, booster);
  await change(late.id, { deadline_at: new Date(0) });
  const waiting = await paidOrder(customer);
  await change(waiting.id, { paid_at: new Date(0) });
  const unanswered = await runningOrder(customer, booster);
  const message = { seq: 101, sender_id: customer.id, body: 'Hi', created_at: new Date(0) };
  await db
    .insertInto('chat_messages')
    .values({ order_id: unanswered.id, ...message })
    .execute();
  const disputed = await runningOrder(customer, booster);
  await customer.call('dispute.open', { id: disputed.id, reason: 'slow', text: 'Nobody has played for days.' });
  const needing = { late, waiting, unanswered, disputed };
  for (const need of orderNeeds) {
    const { items } = await staff.call('order.getList', { scope: 'all', need, limit: 100 });
    const found = await ids({ filter: { need: [need] } });
    expect(found, need).toContain(needing[need].id);
    expect(found, need).toEqual(items.map((row) => row.id));
  }
  const found = await ids({ filter: { need: ['waiting', 'late'] } });
  expect(found).toEqual(expect.arrayContaining([waiting.id, late.id]));
  expect(found).not.toContain(unanswered.id);
});

test('sorting by deadline puts the soonest first and orders without a running deadline last', async () => {
  const soon = await runningOrder(customer, booster);
  const paused = await runningOrder(customer, booster);
  const at = (days: number) => new Date(app.clock.now().getTime() - days * 86_400_000);
  const set = (id: number, deadline: Date) =>
    app.database.db.updateTable('orders').set({ deadline_at: deadline }).where('id', '=', id).execute();
  await set(soon.id, at(100));
  await set(paused.id, at(200));
  await staff.call('order.pause', { id: paused.id, reason: 'A look at it' });
  const sorted = await ids({ sort: 'deadline', direction: 'ascending', filter: { cancelled: false } });
  const [first] = sorted;
  expect(sorted.indexOf(paused.id)).toBeGreaterThan(sorted.indexOf(soon.id));
  expect((await staff.call('orders.get', { id: first ?? 0 })).row.status).not.toBe(ORDER_STATUS.paused);
  const deadlines = (await page({ sort: 'deadline', direction: 'ascending', limit: 500 })).items
    .filter(({ status, cancelledAt }) => status <= ORDER_STATUS.processing && cancelledAt === null)
    .map(({ deadline }) => (deadline === null ? Number.POSITIVE_INFINITY : Date.parse(deadline)));
  expect(deadlines).toEqual(deadlines.toSorted((a, b) => a - b));
});

test('a staff note is visible to staff only and in the order’s log, and of two concurrent notes one is saved', async () => {
  const { id } = await runningOrder(customer, booster);
  const sara = await app.staff();
  const save = (who: SignedIn, version: number, note: string) =>
    who.call('orders.update', { id, version, fields: { note } });
  const before = (await staff.call('order.get', { id })).order.version;
  const { row } = await save(staff, 0, 'The customer called');
  expect(row).toMatchObject({ id, note: 'The customer called', version: 1 });
  await expect(save(sara, 0, 'Looks fine')).rejects.toMatchObject({ status: 409, code: 'conflict' });
  const [entry] = (await sara.call('sitelogs.getPage', { filter: { order: id } })).items;
  expect(entry).toMatchObject({ action: 'order.edit', before: { note: '' }, after: { note: 'The customer called' } });
  // For customer and booster the order is unchanged: same version, no note.
  for (const who of [customer, booster, staff]) {
    const seen: Answer<'order.get'> = await who.call('order.get', { id });
    expect(seen.order.version).toBe(before);
    expect(JSON.stringify(seen)).not.toContain('called');
  }
});
