import { chatRoom } from '@boostdesk/realtime/contract';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type SignedIn, startApp, type TestApp } from './support/app.ts';
import { connectLive } from './support/live.ts';
import { addOrder } from './support/order-rows.ts';

let app: TestApp;
let customer: SignedIn;
let order: number;

beforeAll(async () => {
  app = await startApp();
  customer = await app.customer();
  order = await addOrder(app.database, { customer });
});
afterAll(() => app.close());

/** The process lives and serves an honest client. */
async function stillServes(): Promise<void> {
  const honest = await connectLive(app.url, customer.token);
  const sent = { msg: 'Still there?', room: chatRoom(order), clientId: crypto.randomUUID() };
  expect(await honest.ask('message', sent)).toMatchObject({ ok: true });
  honest.close();
}

/** Raw text as a packet of a line of its own, below socket.io; the line is closed when it has gone out. */
async function sendRaw(packet: string): Promise<void> {
  const { socket } = await connectLive(app.url, customer.token, ['websocket']);
  const { engine } = socket.io;
  await new Promise<void>((resolve) => engine.write(packet, undefined, () => resolve()));
  socket.disconnect();
}

const clientId = '2f1c3c0e-6f59-4f0a-9c0f-0a4d5a9a4b11';
const message = { msg: 'x', room: 'order1', clientId };

test.each([
  ['message', null],
  ['message', 'text'],
  ['message', []],
  ['message', { ...message, msg: 7 }],
  ['message', { ...message, clientId: 'no uuid' }],
  ['message', { ...message, role: 1 }],
  ['message', { ...message, room: 'x'.repeat(41) }],
  ['create', { rooms: 'boostersRoom' }],
  ['create', { rooms: [{}] }],
  ['create', { rooms: Array.from({ length: 201 }, () => 'user1') }],
  ['orderNotification', { type: 'Stop', id: 1 }],
  ['orderNotification', { type: 'Pause', id: 0 }],
  ['orderNotification', { type: 'Pause', id: '1' }],
  ['orderNotification', { type: 'Pause', id: 2 ** 31 }],
])('%s with %j is refused', async (name, payload) => {
  const live = await connectLive(app.url, customer.token);
  const answer: unknown = await live.socket.timeout(30_000).emitWithAck(name, payload);
  expect(answer).toMatchObject({ ok: false, code: 'invalid' });
  live.close();
});

test.each([
  ['a poll of a line that is no more', 'GET', 'EIO=4&transport=polling&sid=gone', 410],
  ['words for a line that is no more', 'POST', 'EIO=4&transport=polling&sid=gone', 410],
  ['a transport there is not', 'GET', 'EIO=4&transport=pigeon', 422],
  ['a greeting that is none', 'POST', 'EIO=4&transport=polling', 422],
  ['a protocol of long ago', 'GET', 'EIO=3&transport=polling', 422],
])('%s is never answered with 400', async (_what, method, query, status) => {
  const answer = await fetch(`${app.url}/socket.io/?${query}`, { method });
  expect(answer.status).toBe(status);
  await answer.text();
});

test('requests that no client of ours would send cut the line after a while', async () => {
  const live = await connectLive(app.url, customer.token);
  const cut = live.cut();
  for (const name of ['toString', '__proto__', 'constructor', 'join', 'message']) {
    for (let count = 0; count < 2; count += 1) live.socket.emit(name, message);
  }
  expect(await cut).toBe('io server disconnect');
  await stillServes();
});

test('one user holds twenty lines; the next is refused until one is closed', async () => {
  const many = await app.customer();
  const lines = await Promise.all(Array.from({ length: 20 }, () => connectLive(app.url, many.token, ['websocket'])));
  await expect(connectLive(app.url, many.token, ['websocket'])).rejects.toMatchObject({ code: 'too_many' });
  await stillServes();
  lines[0]?.close();
  await expect
    .poll(() =>
      connectLive(app.url, many.token, ['websocket']).then(
        (line) => lines.push(line),
        () => 0,
      ),
    )
    .toBe(21);
  for (const line of lines) line.close();
});

test('a hundred kilobytes cut the line', async () => {
  const live = await connectLive(app.url, customer.token);
  const cut = live.cut();
  live.socket.emit('message', { ...message, msg: 'x'.repeat(100_000) }, () => undefined);
  expect(await cut).toMatch(/transport (close|error)/);
  await stillServes();
});

test('a flood is refused, then cut', async () => {
  const live = await connectLive(app.url, customer.token);
  const cut = live.cut();
  const answers: unknown[] = [];
  const keep = (answer: unknown) => answers.push(answer);
  for (let count = 0; count < 3000; count += 1) live.socket.emit('create', { rooms: [] }, keep);
  await cut;
  expect(answers.length).toBeLessThan(3000);
  await stillServes();
});

test('odd packets end no process', async () => {
  const numbers = fc.stringMatching(/^[0-9]{0,3}[-,/[\]{}"a-z0-9_]{0,30}$/);
  const packets = [
    '',
    '0',
    '1',
    '2',
    '2[]',
    '2[null]',
    '2{}',
    '2["message"',
    '2["connect",1]',
    '2["disconnecting"]',
    '29999999999999999999["create",{"rooms":[]}]',
    '51-["message",{"_placeholder":true,"num":0}]',
    '5999999999-["message"]',
    '3["ack"]',
    '4{"message":"x"}',
    '0/admin,{}',
    '9',
    '2["create",{"rooms":{"length":1e9}}]',
    `2${'['.repeat(10_000)}`,
    `20["create",${'['.repeat(5000)}${']'.repeat(5000)}]`,
    '20["create",{"__proto__":{"admin":true}}]',
    ...fc.sample(numbers, { numRuns: 40, seed: 7 }),
    ...fc.sample(fc.string({ unit: 'binary', maxLength: 40 }), { numRuns: 40, seed: 8 }),
  ];
  for (const packet of packets) await sendRaw(packet);
  await stillServes();
});

test.each([
  'EIO=4&transport=polling',
  'EIO=3&transport=polling',
  'EIO=4&transport=carrier-pigeon',
  'EIO=4&transport=polling&sid=../../etc',
  'transport=websocket',
])('a half-open or odd handshake (%s) does no harm', async (query) => {
  await (await fetch(`${app.url}/socket.io/?${query}`)).text();
  await stillServes();
});
