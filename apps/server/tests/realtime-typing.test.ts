import { ORDER_STATUS } from '@boostdesk/catalogs';
import { chatRoom } from '@boostdesk/realtime/contract';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { type SignedIn, startApp, type TestApp } from './support/app.ts';
import { addOrder } from './support/order-rows.ts';
import { connectInRooms, connectSocket, type SocketClient } from './support/socket-client.ts';

/** Events of a user in a chat at once. */
const BURST = 10;

let app: TestApp;
let customer: SignedIn;
let booster: SignedIn;
let order: number;
const open: SocketClient[] = [];

beforeAll(async () => {
  app = await startApp();
  customer = await app.customer('Mina');
  booster = await app.booster({ name: 'Kaito' });
});
beforeEach(async () => {
  order = await addOrder(app.database, { customer, booster });
});
afterEach(() => {
  for (const live of open.splice(0)) live.close();
});
afterAll(() => app.close());

async function enter(user: SignedIn): Promise<SocketClient> {
  const live = await connectInRooms(app, user, [chatRoom(order)]);
  open.push(live);
  return live;
}
const type = (live: SocketClient) => live.ask('typing', { room: chatRoom(order) });

test('typing is sent to the booster and to staff in the chat, and to no device of the writer', async () => {
  const [writer, otherDevice, reader, staff] = [
    await enter(customer),
    await enter(customer),
    await enter(booster),
    await enter(await app.staff()),
  ];
  expect(await type(writer)).toEqual({ ok: true });
  for (const live of [reader, staff]) {
    expect(await live.event('typing')).toMatchObject({ order, by: { id: customer.id, name: 'Mina' }, seq: null });
  }
  for (const live of [writer, otherDevice]) {
    await live.flush();
    expect(live.payloads('typing')).toEqual([]);
  }
});

test('typing is not sent to participants who are not in the room, and not stored for them', async () => {
  const writer = await enter(customer);
  const outside = await connectSocket(app.url, booster.token);
  open.push(outside);
  expect(await type(writer)).toEqual({ ok: true });
  await outside.flush();
  expect(outside.payloads('typing')).toEqual([]);
  expect((await booster.call('event.getSince', { seq: 0 })).events).toEqual([]);
});

test('typing in the chat of others or in another room is refused with not_found', async () => {
  const stranger = await connectSocket(app.url, (await app.customer()).token);
  open.push(stranger);
  expect(await type(stranger)).toMatchObject({ ok: false, code: 'not_found' });
  expect(await stranger.ask('typing', { room: 'boostersRoom' })).toMatchObject({ ok: false, code: 'not_found' });
});

test('typing in a chat that is not open yet is refused', async () => {
  const unpaid = await addOrder(app.database, { customer, booster: null, status: ORDER_STATUS.unpaid });
  const writer = await enter(customer);
  expect(await writer.ask('typing', { room: chatRoom(unpaid) })).toMatchObject({ ok: false, code: 'conflict' });
});

test('a writer who types too often is refused, and may still send messages', async () => {
  const writer = await enter(customer);
  for (let count = 0; count < BURST; count += 1) expect(await type(writer)).toEqual({ ok: true });
  expect(await type(writer)).toMatchObject({ ok: false, code: 'too_many' });
  expect(await type(await enter(customer))).toMatchObject({ ok: false, code: 'too_many' });
  const message = { msg: 'Hello', room: chatRoom(order), clientId: crypto.randomUUID() };
  expect(await writer.ask('message', message)).toMatchObject({ ok: true });
  app.clock.forward(2);
  expect(await type(writer)).toEqual({ ok: true });
});
