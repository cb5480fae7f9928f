import { chatRoom } from '@boostdesk/realtime/contract';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { type SignedIn, startApp, type TestApp } from './support/app.ts';
import { why } from './support/fixtures.ts';
import { runningOrder } from './support/orders.ts';
import { connectInRooms, type SocketClient } from './support/socket-client.ts';

let app: TestApp;
let customer: SignedIn;
let booster: SignedIn;
let order: number;
const open: SocketClient[] = [];

beforeAll(async () => {
  app = await startApp();
});
beforeEach(async () => {
  customer = await app.customer();
  booster = await app.booster();
  order = (await runningOrder(customer, booster)).id;
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
async function write(live: SocketClient, msg: string): Promise<number> {
  const ack = await live.ask('message', { msg, room: chatRoom(order), clientId: crypto.randomUUID() });
  return ack.ok ? ack.seqInOrder : 0;
}
const receive = (live: SocketClient, upTo: number) => live.ask('received', { orders: [{ order, upTo }] });
const see = (user: SignedIn, upTo: number) => user.call('chatMessage.makeOrderRead', { order, upTo });
const receiptsFor = async (user: SignedIn) =>
  (await user.call('chatMessage.getHistory', { order })).receipts?.map(({ by, deliveredUpTo, seenUpTo }) => [
    by.id,
    deliveredUpTo,
    seenUpTo,
  ]);

test('a message is delivered, then seen; the others in the chat learn it, with name, role and time', async () => {
  const [writer, reader, secondDevice] = [await enter(customer), await enter(booster), await enter(booster)];
  await write(writer, 'One');
  const seq = await write(writer, 'Two');
  expect(await receive(reader, seq)).toEqual({ ok: true });
  expect(await writer.event('receiptChanged')).toMatchObject({
    order,
    by: { id: booster.id, role: 2 },
    deliveredUpTo: seq,
    deliveredAt: expect.any(String),
    seenUpTo: 0,
    seenAt: null,
  });
  await see(booster, seq);
  await writer.event('receiptChanged', ({ seenUpTo, seenAt }) => seenUpTo === seq && seenAt !== null);
  expect(await receiptsFor(customer)).toEqual([[booster.id, seq, seq]]);
  expect(await receiptsFor(booster)).toEqual([]);
  for (const live of [reader, secondDevice]) {
    await live.flush();
    expect(live.payloads('receiptChanged')).toEqual([]);
  }
});

test('a receipt never goes back, and one that says nothing new is not sent', async () => {
  const [writer, reader, secondDevice] = [await enter(customer), await enter(booster), await enter(booster)];
  const first = await write(writer, 'One');
  const seq = await write(writer, 'Two');
  await see(booster, seq);
  await receive(reader, first);
  await receive(secondDevice, seq);
  await see(booster, first);
  await writer.flush();
  expect(writer.payloads('receiptChanged')).toHaveLength(1);
  expect(await receiptsFor(customer)).toEqual([[booster.id, seq, seq]]);
});

test('only messages of others that exist count', async () => {
  const [writer, reader] = [await enter(customer), await enter(booster)];
  const seq = await write(writer, 'One');
  await write(reader, 'Mine');
  await receive(reader, 2_000_000_000);
  expect(await receiptsFor(customer)).toEqual([[booster.id, seq, 0]]);
});

test('a participant has one row, however many messages they see', async () => {
  const writer = await enter(customer);
  for (const text of ['One', 'Two', 'Three']) await see(booster, await write(writer, text));
  const rows = await app.database.query(`select count(*)::int as count from chat_receipts where order_id = ${order}`);
  expect(rows).toEqual([{ count: 1 }]);
});

test('staff who only look have no receipt; once they write in the chat, they have', async () => {
  const [writer, reader] = [await enter(customer), await enter(booster)];
  const staff = await app.staff();
  const support = await enter(staff);
  const seq = await write(writer, 'Hello');
  await receive(support, seq);
  await see(staff, seq);
  for (const live of [writer, reader]) {
    await live.flush();
    expect(live.payloads('receiptChanged')).toEqual([]);
  }
  await write(support, 'Support here');
  await see(staff, seq);
  expect(await writer.event('receiptChanged')).toMatchObject({ by: { id: staff.id, role: 1 }, seenUpTo: seq });
});

test('a stranger receives nothing of a chat, and a booster who leaves the order loses the receipt', async () => {
  const writer = await enter(customer);
  const seq = await write(writer, 'One');
  const stranger = await connectInRooms(app, await app.booster(), []);
  open.push(stranger);
  expect(await receive(stranger, seq)).toMatchObject({ ok: false, code: 'not_found' });
  await see(booster, seq);
  await booster.call('order.drop', { id: order, ...why });
  expect(await receiptsFor(customer)).toEqual([]);
});

test('one event delivers the messages of several orders', async () => {
  const second = (await runningOrder(customer, booster)).id;
  const [writer, reader] = [await enter(customer), await enter(booster)];
  await writer.ask('create', { rooms: [chatRoom(order), chatRoom(second)] });
  await write(reader, 'Here');
  await reader.ask('message', { msg: 'There', room: chatRoom(second), clientId: crypto.randomUUID() });
  await reader.ask('create', { rooms: [chatRoom(order), chatRoom(second)] });
  const orders = [order, second].map((one) => ({ order: one, upTo: 1000 }));
  expect(await writer.ask('received', { orders })).toEqual({ ok: true });
  for (const one of [order, second]) await reader.event('receiptChanged', (payload) => payload.order === one);
});
