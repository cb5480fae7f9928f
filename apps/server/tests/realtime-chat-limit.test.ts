import { chatRoom } from '@boostdesk/realtime/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type SignedIn, startApp, type TestApp } from './support/app.ts';
import { addOrder } from './support/order-rows.ts';
import { connectSocket, type SocketClient } from './support/socket-client.ts';

const LIMIT = 30;
const BURST = LIMIT / 3;

let app: TestApp;
let customer: SignedIn;
let booster: SignedIn;
let fromCustomer: SocketClient;
let fromBooster: SocketClient;

beforeAll(async () => {
  app = await startApp({ settings: { CHAT_LIMIT: String(LIMIT) } });
  customer = await app.customer();
  booster = await app.booster();
  fromCustomer = await connectSocket(app.url, customer.token);
  fromBooster = await connectSocket(app.url, booster.token);
});
afterAll(async () => {
  fromCustomer.close();
  fromBooster.close();
  await app.close();
});

const newOrder = () => addOrder(app.database, { customer, booster });
const write = async (live: SocketClient, order: number, msg: string, clientId: string = crypto.randomUUID()) => {
  const ack = await live.ask('message', { msg, room: chatRoom(order), clientId });
  return ack.ok ? 'ok' : ack.code;
};
const writeMany = async (live: SocketClient, order: number, count: number) => {
  const codes: string[] = [];
  for (let index = 0; index < count; index += 1) codes.push(await write(live, order, `${index}`));
  return codes;
};
const times = (count: number, code: string) => Array.from({ length: count }, () => code);

test('a sender above the limit of one chat is refused, and other senders are not', async () => {
  const [order, other] = [await newOrder(), await newOrder()];
  expect(await writeMany(fromCustomer, order, BURST + 2)).toEqual([...times(BURST, 'ok'), 'too_many', 'too_many']);
  expect(await write(fromCustomer, other, 'Elsewhere')).toBe('ok');
  expect(await write(fromBooster, order, 'The other side')).toBe('ok');
  app.clock.forward(60 / LIMIT);
  expect(await writeMany(fromCustomer, order, 2)).toEqual(['ok', 'too_many']);
});

test('the limit of a sender counts all their sockets', async () => {
  const order = await newOrder();
  await writeMany(fromCustomer, order, BURST);
  const second = await connectSocket(app.url, customer.token);
  expect(await write(second, order, 'More')).toBe('too_many');
  second.close();
});

test('a refused message is accepted later under its id, and an accepted one is acknowledged again at any time', async () => {
  const order = await newOrder();
  const [first, last] = [crypto.randomUUID(), crypto.randomUUID()];
  await write(fromCustomer, order, 'First seen', first);
  await writeMany(fromCustomer, order, BURST - 1);
  expect(await write(fromCustomer, order, 'Last seen', last)).toBe('too_many');
  expect(await write(fromCustomer, order, 'First seen', first)).toBe('ok');
  app.clock.forward(60 / LIMIT);
  expect(await write(fromCustomer, order, 'Last seen', last)).toBe('ok');
});
