import { chatRoom, userRoom } from '@boostdesk/realtime/contract';
import { io } from 'socket.io-client';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type SignedIn, startApp, type TestApp } from './support/app.ts';
import { addOrder } from './support/order-rows.ts';
import { connectInRooms, connectSocket, receivedMessages, type SocketClient } from './support/socket-client.ts';

let app: TestApp;
let customer: SignedIn;
let booster: SignedIn;
let order: number;
const open: SocketClient[] = [];

beforeAll(async () => {
  app = await startApp();
  customer = await app.customer();
  booster = await app.booster();
  order = await addOrder(app.database, { customer, booster });
});
afterEach(() => {
  for (const socket of open.splice(0)) socket.close();
});
afterAll(() => app.close());

async function connect(person: SignedIn): Promise<SocketClient> {
  const live = await connectSocket(app.url, person.token);
  open.push(live);
  return live;
}
const emit = ({ socket }: SocketClient, ...args: readonly unknown[]): Promise<unknown> =>
  socket.timeout(30_000).emitWithAck('create', ...args);

describe('create', () => {
  const rooms = (): string[] => [userRoom(booster.id), 'boostersRoom', 'orderRoom'];
  const forms: [string, () => readonly unknown[], number][] = [
    ['one room name', () => rooms().slice(0, 1), 1],
    ['several arguments', rooms, 3],
    ['an array', () => [rooms()], 3],
    ['an array of one name', () => [rooms().slice(0, 1)], 1],
    ['several arrays', () => rooms().map((room) => [room]), 3],
    ['an object', () => [{ rooms: rooms() }], 3],
    ['an object with unknown keys', () => [{ rooms: rooms(), user: 1, role: 1, leavesOthers: false }], 3],
  ];

  // @spec 7.1-4
  test.each(forms)('accepts %s', async (_, args, count) => {
    const live = await connect(booster);
    expect(await emit(live, ...args())).toMatchObject({ ok: true, joined: rooms().slice(0, count) });
  });

  // @spec 7.1-4
  test.each(forms.filter(([, , count]) => count === 3))('joins without acknowledgement by %s', async (_, args) => {
    const live = await connect(booster);
    live.socket.emit('create', ...args());
    await live.flush();
    const paused = await addOrder(app.database, { customer });
    await customer.call('order.pause', { id: paused });
    await live.event('orderNotification', ({ id }) => id === paused);
  });

  test.each([
    ['one room name', (room: string) => [room]],
    ['several arguments', (room: string) => ['staffRoom', room]],
    ['an array', (room: string) => [[room, 'staffRoom']]],
    ['an object', (room: string) => [{ rooms: [room] }]],
  ])('grants no room without the right by %s', async (_, args) => {
    const stranger = await connect(await app.customer());
    for (const room of [userRoom(customer.id), chatRoom(order), 'boostersRoom', 'orderRoom', 'staffRoom', 'sid:1', ''])
      expect(await emit(stranger, ...args(room))).toMatchObject({ ok: true, joined: [] });
  });

  test('of one room after another stays in the chats, and the list of all rooms leaves the others', async () => {
    const other = await addOrder(app.database, { customer, booster });
    const live = await connect(booster);
    await emit(live, chatRoom(order));
    await emit(live, chatRoom(other));
    await emit(live, 'boostersRoom');
    const writer = await connect(customer);
    const send = (id: number, msg: string) =>
      writer.ask('message', { msg, room: chatRoom(id), clientId: crypto.randomUUID() });
    await send(order, 'First chat');
    await send(other, 'Second chat');
    await live.event('message', ({ msg }) => msg === 'Second chat');
    expect(receivedMessages(live)).toEqual(['First chat', 'Second chat']);
    await emit(live, { rooms: [chatRoom(other)] });
    await send(order, 'Not heard');
    await send(other, 'Last');
    await live.event('message', ({ msg }) => msg === 'Last');
    expect(receivedMessages(live)).toEqual(['First chat', 'Second chat', 'Last']);
  });
});

describe('message', () => {
  // @spec 7.1-4
  test.each<[string, object]>([
    ['a sender as number', { sender: 1 }],
    ['a sender as text', { sender: '1' }],
    ['a sender as name', { sender: 'Admin' }],
    ['a sender as object', { sender: { id: 1, role: 1, name: 'Admin' } }],
    ['a sender of null', { sender: null }],
    ['no sender', {}],
    [
      'unknown keys',
      { sender: 1, role: 1, user: 1, id: 7, seq: 7, order: 1, code: 'paid', createdAt: '2000-01-01T00:00:00Z' },
    ],
  ])('with %s and no acknowledgement is sent in the name of the session’s user', async (_, extra) => {
    const chat = await addOrder(app.database, { customer, booster });
    const reader = await connectInRooms(app, customer, [chatRoom(chat)]);
    open.push(reader);
    const writer = await connect(booster);
    writer.socket.emit('message', { msg: 'Hello', room: chatRoom(chat), ...extra });
    await reader.event('message', ({ msg }) => msg === 'Hello');
    const { messages } = await customer.call('chatMessage.getHistory', { order: chat });
    expect(messages).toMatchObject([
      { order: chat, seq: 1, body: 'Hello', code: null, sender: { id: booster.id, name: booster.name, role: 2 } },
    ]);
    expect(messages[0]?.createdAt).not.toContain('2000');
  });

  test('of a user without the chat is refused, whatever its sender', async () => {
    const stranger = await connect(await app.customer());
    const sent = { msg: 'Hello', room: chatRoom(order), sender: customer.id, role: 1 };
    expect(await stranger.ask('message', sent)).toMatchObject({ ok: false, code: 'not_found' });
  });
});

// @spec 4.6-1, 7.1-4
test.each<[string, (id: number) => object]>([
  ['its two fields', (id) => ({ id })],
  ['an id of text', (id) => ({ id: String(id) })],
  ['unknown keys', (id) => ({ id, user: 1, role: 1, reason: 'x', purchase: 'LoL' })],
])('orderNotification with %s and no acknowledgement pauses the order', async (_, fields) => {
  const chat = await addOrder(app.database, { customer, booster });
  const [theirs, mine] = [await connect(booster), await connect(customer)];
  mine.socket.emit('orderNotification', { type: 'Pause', ...fields(chat) });
  expect(await theirs.event('orderNotification', ({ id }) => id === chat)).toMatchObject({ type: 'Pause' });
});

// @spec 7.1-1
test.each(['polling', 'websocket'])('a socket may send its token as a bearer header, over %s', async (transport) => {
  const attempt = (token: string) =>
    new Promise<string>((resolve) => {
      const extraHeaders = { authorization: `Bearer ${token}` };
      const socket = io(app.url, { extraHeaders, transports: [transport], forceNew: true, reconnection: false });
      socket.once('connect_error', (error) => resolve(JSON.stringify((error as Error & { data?: unknown }).data)));
      socket.once('connect', () => {
        socket.emit('create', userRoom(customer.id), ({ joined }: { joined: string[] }) => {
          resolve(String(joined));
          socket.disconnect();
        });
      });
    });
  expect(await attempt(customer.token)).toBe(userRoom(customer.id));
  expect(await attempt('not-a-token')).toBe('{"code":"session_ended"}');
});
