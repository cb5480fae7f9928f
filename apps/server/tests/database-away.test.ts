import { randomBytes } from 'node:crypto';
import { ERROR_CODE_HEADER } from '@boostdesk/api-client/contract';
import { chatRoom } from '@boostdesk/realtime/contract';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openBroadcastFeed } from '../src/db/broadcast-feed.ts';
import { startApp, type TestApp } from './support/app.ts';
import { createTestDatabase, type TestDatabase } from './support/database.ts';
import { addOrder } from './support/order-rows.ts';
import { type PrivatePostgres, startPrivatePostgres } from './support/private-postgres.ts';
import { connectSocket, type SocketClient } from './support/socket-client.ts';

const BACK = { timeout: 20_000, interval: 100 };

let postgres: PrivatePostgres;
let database: TestDatabase;
let left: TestApp;
let right: TestApp;
const lines: string[] = [];

beforeAll(async () => {
  postgres = await startPrivatePostgres();
  database = await createTestDatabase(postgres.url);
  const beside = { database, signingKey: randomBytes(32) };
  const options = { beside, settings: { LOG_LEVEL: 'warn' }, log: (line: string) => lines.push(line) };
  [left, right] = [await startApp(options), await startApp(options)];
});
afterAll(async () => {
  await right.close();
  await left.close();
  await database.close();
  await postgres.end();
});

async function ready(app: TestApp) {
  const answer = await fetch(`${app.url}/ready`);
  const { degraded } = (await answer.json()) as { degraded: unknown };
  return [answer.status, degraded];
}

/** Sockets are refused while the database is unavailable. */
const connectWhenBack = (token: string): Promise<SocketClient> =>
  vi.waitFor(() => connectSocket(left.url, token), BACK);

test('/ready names an unavailable database; after its return events reach other processes once, over the same sockets', async () => {
  const [customer, booster] = [await left.customer(), await left.booster()];
  const room = chatRoom(await addOrder(database, { customer, booster }));
  const writer = await connectSocket(left.url, customer.token);
  const reader = await connectSocket(right.url, booster.token);
  await reader.ask('create', { rooms: [room] });
  const say = (msg: string) => writer.ask('message', { msg, room, clientId: crypto.randomUUID() });
  expect(await say('before')).toMatchObject({ ok: true });
  await reader.event('message', ({ msg }) => msg === 'before');
  expect(await ready(right)).toEqual([200, []]);

  await postgres.stop('SIGQUIT');
  await vi.waitFor(async () => expect(await ready(right)).toEqual([503, ['database', 'broadcasts']]), BACK);
  expect(await say('meanwhile')).toMatchObject({ ok: false });
  expect([writer.socket.connected, reader.socket.connected]).toEqual([true, true]);

  await postgres.start();
  await vi.waitFor(async () => expect(await say('after')).toMatchObject({ ok: true }), BACK);
  await reader.event('message', ({ msg }) => msg === 'after');
  await vi.waitFor(async () => expect(await ready(right)).toEqual([200, []]), BACK);
  expect(reader.payloads('message').map(({ msg }) => msg)).toEqual(['before', 'after']);
  for (const text of ['Broadcast feed disconnected', 'Broadcast feed reconnected'])
    expect(lines.filter((line) => line.includes(text)).length).toBeGreaterThan(0);
  for (const live of [writer, reader]) live.close();
});

test('a write answered 503 during an outage is not done later and sends no event', async () => {
  const [customer, booster] = [await left.customer(), await left.booster()];
  const order = await addOrder(database, { customer, booster });
  const room = chatRoom(order);
  const reader = await connectSocket(right.url, booster.token);
  await reader.ask('create', { rooms: [room] });
  const pause = () => left.send('order.pause', { id: order }, { token: customer.token });
  const changes = () => [...reader.payloads('orderNotification'), ...reader.payloads('orderUpdated')];

  await postgres.stop('SIGQUIT');
  const refused = await pause();
  expect([refused.status, refused.headers.get(ERROR_CODE_HEADER)]).toEqual([503, 'unavailable']);
  await postgres.start();

  const writer = await connectWhenBack(customer.token);
  await vi.waitFor(
    async () =>
      expect(await writer.ask('message', { msg: 'after', room, clientId: crypto.randomUUID() })).toMatchObject({
        ok: true,
      }),
    BACK,
  );
  await reader.event('message', ({ msg }) => msg === 'after');
  expect(changes()).toEqual([]);
  expect((await pause()).status).toBe(200);
  await reader.event('orderNotification', ({ id }) => id === order);
  for (const live of [writer, reader]) live.close();
});

test('rows are delivered once after a crash, although PostgreSQL assigns the lost transaction ids again', async () => {
  const delivered: unknown[] = [];
  const feed = await openBroadcastFeed({
    url: database.url ?? '',
    deliver: (rows) => void delivered.push(...rows.flat()),
    onGap: () => undefined,
    onChange: () => undefined,
  });
  const write = (text: string) =>
    database.query('insert into broadcasts (items) values (jsonb_build_array($1::text))', [text]);
  await write('before');
  // Each transaction takes an id and writes nothing, so a crash forgets that the id was assigned.
  for (let taken = 0; taken < 20; taken += 1) await database.query('select pg_current_xact_id()');
  await feed.poll();
  await postgres.restart('SIGQUIT');
  await vi.waitFor(() => write('after'), BACK);
  await vi.waitFor(async () => {
    await feed.poll();
    expect(delivered).toEqual(['before', 'after']);
  }, BACK);
  await write('last');
  await feed.poll();
  expect(delivered).toEqual(['before', 'after', 'last']);
  await feed.close();
});
