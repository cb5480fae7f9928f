import { BOOSTERS_ROOM, chatRoom, ORDER_ROOM } from '@boostdesk/realtime/contract';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type SignedIn, startApp, type TestApp } from './support/app.ts';
import { addOrder } from './support/order-rows.ts';
import { connectSocket, type SocketClient } from './support/socket-client.ts';

let app: TestApp;
let customer: SignedIn;
let booster: SignedIn;
let order: number;

beforeAll(async () => {
  app = await startApp({ sweepIntervalMs: 50 });
  [customer, booster] = [await app.customer(), await app.booster()];
  order = await addOrder(app.database, { customer, booster });
});
afterAll(() => app.close());

const say = (writer: SocketClient, msg: string) =>
  writer.ask('message', { msg, room: chatRoom(order), clientId: crypto.randomUUID() });

/** Ends rights in the database only, as if the broadcast of another process never arrived. */
const end = {
  'an ended session': (sid: string) =>
    app.database.db.updateTable('sessions').set({ ended_at: app.clock.now() }).where('sid', '=', sid),
  'an expired session': (sid: string) =>
    app.database.db.updateTable('sessions').set({ expires_at: app.clock.now() }).where('sid', '=', sid),
  'a ban': (_: string, user: number) =>
    app.database.db.updateTable('users').set({ banned_at: app.clock.now() }).where('id', '=', user),
};

test.each(Object.entries(end))(
  '%s without a broadcast disconnects the user’s sockets, and no others',
  async (_, ended) => {
    const leaver = await app.customer();
    const [gone, stays] = [await connectSocket(app.url, leaver.token), await connectSocket(app.url, customer.token)];
    await gone.flush();
    const { sid } = await app.database.db
      .selectFrom('sessions')
      .select('sid')
      .where('user_id', '=', leaver.id)
      .executeTakeFirstOrThrow();
    await ended(sid, leaver.id).execute();
    expect(await gone.waitForDisconnect()).toBe('io server disconnect');
    await stays.flush();
    expect(stays.socket.connected).toBe(true);
    stays.close();
  },
);

test('sockets with valid rights stay in their rooms through repeated sweeps', async () => {
  const staff = await app.staff();
  const rooms = [chatRoom(order), ORDER_ROOM, BOOSTERS_ROOM];
  const sockets = [
    await connectSocket(app.url, booster.token),
    await connectSocket(app.url, staff.token),
    await connectSocket(app.url, customer.token),
  ];
  for (const socket of sockets) await socket.ask('create', { rooms });
  const from = app.database.queries.length;
  const countSweeps = () => app.database.queries.slice(from).filter((text) => /from "sessions"/.test(text)).length;
  await vi.waitFor(() => expect(countSweeps()).toBeGreaterThan(10), 10_000);
  const writer = await connectSocket(app.url, customer.token);
  await say(writer, 'still here');
  for (const socket of sockets) await socket.event('message', ({ msg }) => msg === 'still here');
  for (const socket of [writer, ...sockets]) socket.close();
});

test('a lost right to a room without a broadcast removes the sockets from that room only', async () => {
  const writer = await connectSocket(app.url, customer.token);
  const socket = await connectSocket(app.url, booster.token);
  const rooms = [chatRoom(order), ORDER_ROOM, BOOSTERS_ROOM];
  expect(await socket.ask('create', { rooms })).toMatchObject({ joined: rooms });
  await say(writer, 'before');
  await socket.event('message', ({ msg }) => msg === 'before');
  const { db } = app.database;
  await db.updateTable('orders').set({ booster_id: null }).where('id', '=', order).execute();
  let sentCount = 0;
  await vi.waitFor(async () => {
    sentCount += 1;
    await say(writer, `after ${sentCount}`);
    await socket.flush();
    expect(socket.payloads('message').some(({ msg }) => msg === `after ${sentCount}`)).toBe(false);
  }, 10_000);
  const heard = socket.heard.length;
  await say(writer, 'at last');
  await socket.flush();
  expect(socket.heard.slice(heard)).toEqual([]);
  const other = await app.booster();
  const free = await addOrder(app.database, { customer, status: 0 });
  await other.call('order.look', { id: free });
  await socket.event('lockinInit', ({ id }) => id === free);
  for (const live of [writer, socket]) live.close();
});

test('clients get the number of their newest event after that event', async () => {
  const reader = await app.customer();
  const socket = await connectSocket(app.url, reader.token);
  let newest = 0;
  const told: (readonly [number, number])[] = [];
  socket.socket.onAny((name: string, payload: { seq: number | null; last: number }) => {
    if (name === 'latestSeq') told.push([payload.last, newest]);
    else newest = payload.seq ?? newest;
  });
  const room = chatRoom(await addOrder(app.database, { customer: reader, booster }));
  const writer = await connectSocket(app.url, booster.token);
  for (let count = 0; count < 10; count += 1)
    await writer.ask('message', { msg: 'Hi', room, clientId: crypto.randomUUID() });
  const { last } = await reader.call('event.getSince', { seq: null });
  expect(last).toBeGreaterThan(0);
  await vi.waitFor(() => expect(told.at(-1)?.[0]).toBe(last), 10_000);
  expect(told.filter(([number, seen]) => seen < number)).toEqual([]);
  for (const live of [socket, writer]) live.close();
});

test('a sweep of eight sockets runs as many queries as one of a single socket', async () => {
  const sockets: SocketClient[] = [];
  for (let opened = 0; opened < 8; opened += 1) {
    const socket = await connectSocket(app.url, customer.token);
    await socket.ask('create', { rooms: [chatRoom(order)] });
    sockets.push(socket);
  }
  const from = app.database.queries.length;
  const since = (pattern: RegExp) => app.database.queries.slice(from).filter((text) => pattern.test(text)).length;
  await vi.waitFor(() => expect(since(/from "sessions"/)).toBeGreaterThan(5), 10_000);
  const [sweeps, orders] = [since(/from "sessions"/), since(/from "orders"/)];
  expect(Math.abs(sweeps - orders)).toBeLessThanOrEqual(1);
  for (const socket of sockets) socket.close();
});
