import { randomBytes, randomUUID } from 'node:crypto';
import { chatRoom } from '@boostdesk/realtime/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Job, jobsOf } from '../src/jobs/jobs.ts';
import { createServices } from '../src/services.ts';
import { type SignedIn, startApp, type TestApp } from './support/app.ts';
import { connectLive } from './support/live.ts';
import { climb, paidOrder, SECRETS } from './support/orders.ts';

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
    chatLimit: 60,
    redis: null,
    publisher: { emit: () => undefined, leave: () => undefined },
    onSessionEnded: () => undefined,
    onError: (error) => app.errors.push(error),
  });
  jobs = jobsOf(services);
});
afterAll(() => app.close());

const sweep = async () => {
  for (const { run } of jobs) await run();
};
const rowsOf = async (table: 'hand_overs' | 'idempotency_keys' | 'user_events') => {
  const [row] = await app.database.query(`select count(*)::int as count from ${table}`);
  return Object(row).count as number;
};

test('events are kept for 30 days; who missed more is told to fetch afresh', async () => {
  let booster = await app.booster();
  const { id } = await paidOrder(customer);
  await booster.call('order.lockIn', { id });
  /** A token lives for a day. */
  const later = async (days: number) => {
    app.clock.forward(days * DAY);
    [customer, booster] = [await app.signIn(customer), await app.signIn(booster)];
    await sweep();
  };
  const write = async (msg: string) => {
    const live = await connectLive(app.url, customer.token);
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

test('an event that nobody sent yet is sent, however old, before it is forgotten', async () => {
  await app.database.db.updateTable('user_events').set({ published_at: null }).execute();
  app.clock.forward(31 * DAY);
  const forget = jobs.find(({ name }) => name === 'forget events');
  const before = await rowsOf('user_events');
  await forget?.run();
  expect(await rowsOf('user_events')).toBe(before);
  await sweep();
  expect(await rowsOf('user_events')).toBe(0);
  customer = await app.signIn(customer);
});

test('a key gets its first answer for 30 days', async () => {
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

test('a hand-over is forgotten a day after its end', async () => {
  customer = await app.signIn(customer);
  await customer.call('auth.handOver', {});
  app.clock.forward(DAY);
  await sweep();
  expect(await rowsOf('hand_overs')).toBe(1);
  app.clock.forward(100);
  await sweep();
  expect(await rowsOf('hand_overs')).toBe(0);
});

test('account details are erased by one of the jobs', async () => {
  customer = await app.signIn(customer);
  const { id } = await paidOrder(customer);
  await customer.call('order.saveCredentials', { id, ...SECRETS });
  const completed_at = new Date(app.clock.now().getTime() - 8 * DAY * 1000);
  await app.database.db.updateTable('orders').set({ completed_at }).where('id', '=', id).execute();
  await sweep();
  expect(await app.database.db.selectFrom('credentials').select('order_id').execute()).toEqual([]);
});
