import { randomBytes, randomUUID } from 'node:crypto';
import { ORDER_STATUS } from '@boostdesk/catalogs';
import { chatRoom } from '@boostdesk/realtime/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createJobs, type Job } from '../src/jobs/jobs.ts';
import { createServices } from '../src/services.ts';
import { type SignedIn, startApp, type TestApp } from './support/app.ts';
import { climb, GOOD_CARD, paidOrder, SECRETS } from './support/orders.ts';
import { addPushedEvents } from './support/pushed-events.ts';
import { connectSocket } from './support/socket-client.ts';

const DAY = 24 * 60 * 60;

let app: TestApp;
let customer: SignedIn;
let jobs: readonly Job[];

beforeAll(async () => {
  app = await startApp();
  customer = await app.customer();
  const services = createServices({
    db: app.database.db,
    clock: app.clock.now,
    signingKey: randomBytes(32),
    vaultKey: randomBytes(32),
    publicUrl: 'http://localhost',
    siteUrl: 'http://localhost',
    chatLimit: 60,
    guessLimit: 10,
    uploadLimit: 600,
    testPayments: true,
    redis: null,
    publisher: { isShared: false, publish: () => undefined },
    onError: (error) => app.errors.push(error),
  });
  jobs = createJobs(services);
});
afterAll(() => app.close());

const sweep = async () => {
  for (const { run } of jobs) await run();
};
const rowsOf = async (table: 'page_errors' | 'hand_overs' | 'idempotency_keys' | 'user_events') => {
  const [row] = await app.database.query(`select count(*)::int as count from ${table}`);
  return Object(row).count as number;
};

test('events are stored for 30 days, and a client that missed older ones is told to fetch everything again', async () => {
  let booster = await app.booster();
  const { id } = await paidOrder(customer);
  await booster.call('order.lockIn', { id });
  /** A token is valid for a day. */
  const later = async (days: number) => {
    app.clock.forward(days * DAY);
    [customer, booster] = [await app.signIn(customer), await app.signIn(booster)];
    await sweep();
  };
  const write = async (msg: string) => {
    const live = await connectSocket(app.url, customer.token);
    await live.ask('message', { msg, room: chatRoom(id), clientId: randomUUID() });
    live.close();
  };
  const { last: away } = await booster.call('event.getSince', { seq: null });
  await write('old');
  const { last: seen } = await booster.call('event.getSince', { seq: null });
  await later(29);
  const missed = await booster.call('event.getSince', { seq: away });
  expect([missed.complete, missed.events.length]).toEqual([true, seen - away]);
  await later(2);
  await write('new');
  expect(await booster.call('event.getSince', { seq: away })).toMatchObject({ complete: false });
  const since = await booster.call('event.getSince', { seq: seen });
  expect(since.complete).toBe(true);
  expect(since.events.length).toBeGreaterThan(0);
});

test('a broadcast is deleted ten minutes after it was written, by the clock of the database', async () => {
  const { db } = app.database;
  await sql`insert into broadcasts (items, created_at)
    values ('["old"]', now() - interval '11 minutes'), ('["new"]', now() - interval '9 minutes')`.execute(db);
  await sweep();
  const rows = await db.selectFrom('broadcasts').select('items').where('items', 'in', ['["old"]', '["new"]']).execute();
  expect(rows).toEqual([{ items: ['new'] }]);
});

test('push outcomes are stored for the newest fifty events of each user, for 30 days', async () => {
  const [many, few, old] = [await app.customer(), await app.customer(), await app.customer()];
  const at = app.clock.now();
  await addPushedEvents(app.database, { users: [many.id], events: 70, at });
  await addPushedEvents(app.database, { users: [few.id], events: 2, at });
  await addPushedEvents(app.database, { users: [old.id], events: 2, at: new Date(at.getTime() - 31 * DAY * 1000) });
  await sweep();
  const rows = await app.database.db
    .selectFrom('push_outcomes')
    .select(['user_id', 'seq'])
    .orderBy('user_id')
    .orderBy('seq')
    .execute();
  const expected = (user: number, first: number, last: number) =>
    Array.from({ length: last - first + 1 }, (_, place) => [user, first + place]).flatMap((one) => [one, one]);
  expect(rows.map(({ user_id, seq }) => [user_id, seq])).toEqual([
    ...expected(many.id, 1021, 1070),
    ...expected(few.id, 1001, 1002),
  ]);
});

test('an idempotency key returns its first answer for 30 days', async () => {
  const key = randomUUID();
  const { order: first } = await customer.call('order.create', climb, { key });
  app.clock.forward(29 * DAY);
  await sweep();
  customer = await app.signIn(customer);
  expect((await customer.call('order.create', climb, { key })).order.id).toBe(first.id);
  app.clock.forward(2 * DAY);
  await sweep();
  expect(await rowsOf('idempotency_keys')).toBe(0);
});

test('a hand-over is deleted a day after it expires', async () => {
  customer = await app.signIn(customer);
  await customer.call('auth.handOver', {});
  app.clock.forward(DAY);
  await sweep();
  expect(await rowsOf('hand_overs')).toBe(1);
  app.clock.forward(100);
  await sweep();
  expect(await rowsOf('hand_overs')).toBe(0);
});

test('account details that are due are erased by a job', async () => {
  customer = await app.signIn(customer);
  const { id } = await paidOrder(customer);
  await customer.call('order.saveCredentials', { id, ...SECRETS });
  const completed_at = new Date(app.clock.now().getTime() - 8 * DAY * 1000);
  await app.database.db.updateTable('orders').set({ completed_at }).where('id', '=', id).execute();
  await sweep();
  expect(await app.database.db.selectFrom('credentials').select('order_id').execute()).toEqual([]);
});

test('a job erases the logins of withdrawn offers, of former boosters, and a week after a sale or rejection', async () => {
  const { db } = app.database;
  const [seller, staff, buyer] = [await app.booster(), await app.staff(4), await app.customer()];
  const fields = {
    service: 13,
    game: 15,
    server: null,
    rank: null,
    text: 'Three skins, first owner.',
    price: 900,
  } as const;
  async function offer(by = seller) {
    const { id } = (await by.call('accountselling.create', { fields })).row;
    return (await by.call('accountselling.saveLogin', { id, ...SECRETS })).row;
  }
  async function sold(ago: number) {
    const { id, version } = await offer();
    const { row } = await staff.call('accountselling.approve', { id, version });
    const { order } = await buyer.call('accountselling.buy', { id, version: row.version });
    await buyer.call('order.pay', { id: order, card: GOOD_CARD });
    const completed_at = new Date(app.clock.now().getTime() - ago * DAY * 1000);
    await db
      .updateTable('orders')
      .set({ status: ORDER_STATUS.complete, completed_at })
      .where('id', '=', order)
      .execute();
    return id;
  }
  async function refused(ago: number) {
    const { id } = await offer();
    await staff.call('accountselling.refuse', { id, reason: 'Too dear.' });
    const decided_at = new Date(app.clock.now().getTime() - ago * DAY * 1000);
    await db.updateTable('account_offers').set({ decided_at }).where('id', '=', id).execute();
    return id;
  }
  const withdrawn = (await offer()).id;
  expect((await seller.call('accountselling.withdraw', { id: withdrawn })).row.hasLogin).toBe(false);
  const former = await app.booster();
  const left = (await offer(former)).id;
  await (await app.staff()).call('account.changeRole', { id: former.id, role: 3 });
  const gone = [await sold(8), await refused(8), left, withdrawn];
  const kept = [await sold(6), await refused(6), (await offer()).id];
  await sweep();
  const rows = await db.selectFrom('account_offers').select(['id', 'sealed', 'nonce', 'login_saved_at']).execute();
  const holding = rows.filter(({ sealed }) => sealed !== null).map(({ id }) => id);
  expect(new Set(holding)).toEqual(new Set(kept));
  const empty = gone.map((id) => ({ id, sealed: null, nonce: null, login_saved_at: null }));
  expect(rows.filter(({ id }) => gone.includes(id))).toEqual(expect.arrayContaining(empty));
  const [first = 0] = gone;
  expect((await buyer.call('accountselling.get', { id: first })).row.state).toBe('sold');
  await expect(buyer.call('accountselling.reveal', { id: first })).rejects.toMatchObject({
    status: 409,
    message: 'The login details were deleted a week after the sale ended.',
  });
});

test('a page error that has not occurred for 30 days is deleted', async () => {
  const report = async (message: string) =>
    (await app.signIn(customer)).call('pageError.report', { message, stack: '', screen: '/' });
  await report('old');
  app.clock.forward(29 * DAY);
  await report('newer');
  await sweep();
  expect(await rowsOf('page_errors')).toBe(2);
  app.clock.forward(2 * DAY);
  await sweep();
  expect(await rowsOf('page_errors')).toBe(1);
});
