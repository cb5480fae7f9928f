import { request } from 'node:http';
import { connect } from 'node:net';
import { chatRoom } from '@boostdesk/realtime/contract';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type SignedIn, startApp, type TestApp } from './support/app.ts';
import { addOrder } from './support/order-rows.ts';
import { connectSocket } from './support/socket-client.ts';

let app: TestApp;
let customer: SignedIn;
let order: number;

beforeAll(async () => {
  app = await startApp();
  customer = await app.customer();
  order = await addOrder(app.database, { customer });
});
afterAll(() => app.close());

async function stillServes(): Promise<void> {
  const honest = await connectSocket(app.url, customer.token);
  const sent = { msg: 'Still there?', room: chatRoom(order), clientId: crypto.randomUUID() };
  expect(await honest.ask('message', sent)).toMatchObject({ ok: true });
  honest.close();
}

/** Sends raw text as a packet below socket.io, then closes the connection. */
async function sendRaw(packet: string): Promise<void> {
  const { socket } = await connectSocket(app.url, customer.token, ['websocket']);
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
  ['message', { ...message, room: 'x'.repeat(41) }],
  ['typing', null],
  ['typing', { room: 'x'.repeat(41) }],
  ['create', null],
  ['create', 7],
  ['create', {}],
  ['create', [['user1', 'boostersRoom']]],
  ['create', ['user1', { rooms: ['user1'] }]],
  ['create', 'x'.repeat(41)],
  ['create', Array.from({ length: 201 }, () => 'user1')],
  ['create', { rooms: 'boostersRoom' }],
  ['create', { rooms: [{}] }],
  ['create', { rooms: Array.from({ length: 201 }, () => 'user1') }],
  ['orderNotification', { type: 'Stop', id: 1 }],
  ['orderNotification', { type: 'Pause', id: 0 }],
  ['orderNotification', { type: 'Pause', id: 'one' }],
  ['orderNotification', { id: 1 }],
  ['orderNotification', { type: 'Pause', id: 2 ** 31 }],
])('%s with %j is refused', async (name, payload) => {
  const live = await connectSocket(app.url, customer.token);
  const answer: unknown = await live.socket.timeout(30_000).emitWithAck(name, payload);
  expect(answer).toMatchObject({ ok: false, code: 'invalid' });
  live.close();
});

test.each([
  ['a poll of a closed connection', 'GET', 'EIO=4&transport=polling&sid=gone', 410],
  ['a packet for a closed connection', 'POST', 'EIO=4&transport=polling&sid=gone', 410],
  ['an unknown transport', 'GET', 'EIO=4&transport=pigeon', 422],
  ['a missing handshake', 'POST', 'EIO=4&transport=polling', 422],
  ['an old protocol version', 'GET', 'EIO=3&transport=polling', 422],
])('%s is never answered with 400', async (_what, method, query, status) => {
  const answer = await fetch(`${app.url}/socket.io/?${query}`, { method });
  expect(answer.status).toBe(status);
  await answer.text();
});

test('a poll with an upgrade header is not answered 400', async () => {
  const status = await new Promise<number | undefined>((resolve, reject) => {
    const headers = { connection: 'keep-alive', upgrade: 'h2c' };
    request(`${app.url}/socket.io/?EIO=4&transport=polling&sid=gone`, { headers }, (answer) => {
      answer.resume();
      resolve(answer.statusCode);
    })
      .on('error', reject)
      .end();
  });
  expect(status).toBe(410);
});

const upgraded = (query: string, headers: Record<string, string>) =>
  new Promise<number | undefined>((resolve, reject) => {
    const upgrade = { connection: 'Upgrade', upgrade: 'websocket', ...headers };
    request(`${app.url}/socket.io/?${query}`, { headers: upgrade }, (answer) => {
      answer.resume();
      resolve(answer.statusCode);
    })
      .on('error', reject)
      .end();
  });
const key = { 'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==', 'sec-websocket-version': '13' };

test.each([
  ['to a closed connection', 'EIO=4&transport=websocket&sid=gone', key, 410],
  ['to an unknown transport', 'EIO=4&transport=pigeon', key, 422],
  ['without a key', 'EIO=4&transport=websocket', { 'sec-websocket-version': '13' }, 422],
])('an upgrade %s is not answered 400', async (_what, query, headers, status) => {
  expect(await upgraded(query, headers)).toBe(status);
});

const upgradeTo = (address: string) =>
  `GET ${address} HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n`;

const closedAfter = (address: string) =>
  new Promise<void>((resolve, reject) => {
    const { hostname, port } = new URL(app.url);
    const connection = connect({ host: hostname, port: Number(port) }, () => connection.write(upgradeTo(address)));
    connection.on('error', reject).on('close', () => resolve());
    connection.resume();
  });

test.each(['//', '///', '//a:b/', '/%', '*', '/elsewhere', '/socket.io/%?%', '/socket.io//'])(
  'an upgrade to %s closes its own connection and nothing else',
  async (address) => {
    await closedAfter(address);
    await stillServes();
  },
);

/** The client disconnects at once. */
const closedAfterTornDown = (address: string) =>
  new Promise<void>((resolve, reject) => {
    const { hostname, port } = new URL(app.url);
    const connection = connect({ host: hostname, port: Number(port) }, () => connection.write(upgradeTo(address)));
    connection.on('error', reject);
    app.app.server.once('upgrade', (_, served) => {
      served.on('close', () => resolve());
      connection.resetAndDestroy();
    });
  });

test.each(['/elsewhere', '//', '/socket.io/?EIO=4&transport=websocket'])(
  'an upgrade to %s that is aborted at once closes its own connection and nothing else',
  async (address) => {
    await closedAfterTornDown(address);
    await stillServes();
  },
);

test('repeated invalid requests disconnect the socket', async () => {
  const live = await connectSocket(app.url, customer.token);
  const cut = live.waitForDisconnect();
  for (const name of ['toString', '__proto__', 'constructor', 'join']) live.socket.emit(name, message);
  for (let count = 0; count < 3; count += 1) {
    live.socket.emit('message', message, 'and more');
    live.socket.emit('message', null);
  }
  expect(await cut).toBe('io server disconnect');
  await stillServes();
});

// @spec 7.1-4
test('the events of SPEC §7 need neither acknowledgement nor id, and do not disconnect the socket', async () => {
  const booster = await app.booster();
  const otherOrder = await addOrder(app.database, { customer, booster });
  const [writer, reader] = [await connectSocket(app.url, booster.token), await connectSocket(app.url, customer.token)];
  for (const { socket } of [writer, reader])
    for (let count = 0; count < 12; count += 1) socket.emit('create', { rooms: [chatRoom(otherOrder)] });
  await reader.flush();
  const sent = { msg: 'Hi', room: chatRoom(otherOrder), sender: booster.id };
  for (let count = 0; count < 2; count += 1) writer.socket.emit('message', sent);
  writer.socket.emit('orderNotification', { type: 'Pause', id: otherOrder });
  await reader.event('orderNotification', ({ type, id }) => type === 'Pause' && id === otherOrder);
  expect(await writer.ask('message', { ...sent, msg: 'Then' })).toMatchObject({ ok: true });
  await reader.event('message', ({ msg }) => msg === 'Then');
  const heard = reader.payloads('message').filter(({ msg }) => msg !== '');
  expect(heard.map(({ msg }) => msg)).toEqual(['Hi', 'Hi', 'Then']);
  const uuid = expect.stringMatching(/^[0-9a-f-]{36}$/);
  expect(heard.map(({ clientId: made }) => made)).toEqual([uuid, uuid, uuid]);
  expect(new Set(heard.map(({ clientId: made }) => made)).size).toBe(3);
  for (const live of [writer, reader]) live.close();
});

test('a user can have twenty sockets, and the next one is refused until one closes', async () => {
  const many = await app.customer();
  const sockets = await Promise.all(
    Array.from({ length: 20 }, () => connectSocket(app.url, many.token, ['websocket'])),
  );
  await expect(connectSocket(app.url, many.token, ['websocket'])).rejects.toMatchObject({ code: 'too_many' });
  await stillServes();
  sockets[0]?.close();
  await expect
    .poll(() =>
      connectSocket(app.url, many.token, ['websocket']).then(
        (connection) => sockets.push(connection),
        () => 0,
      ),
    )
    .toBe(21);
  for (const connection of sockets) connection.close();
});

test.each([
  ['letters', 'x'],
  ['letters of two bytes', 'я'],
  ['emoji of two code units', '😀'],
  ['letters that JSON escapes', '"'],
])('a message of 50 000 %s is refused with the reason, and the socket stays connected', async (_what, letter) => {
  const live = await connectSocket(app.url, customer.token);
  const sent = { ...message, room: chatRoom(order), msg: letter.repeat(50_000 / letter.length) };
  expect(await live.ask('message', sent)).toEqual({
    ok: false,
    code: 'invalid',
    message: 'Messages can be up to 4,000 characters long.',
  });
  expect(await live.ask('message', { ...sent, msg: 'Shorter', clientId: crypto.randomUUID() })).toMatchObject({
    ok: true,
  });
  live.close();
});

// Acknowledgements of events that were never sent are ignored.
test.each([
  ['of text', [`30["${'x'.repeat(300_000)}"]`]],
  ['of bytes', ['61-0[{"_placeholder":true,"num":0}]', Buffer.alloc(300_000)]],
])('large packets %s count as several small ones', async (_of, packets) => {
  const { socket, waitForDisconnect } = await connectSocket(app.url, customer.token, ['websocket']);
  const isCut = waitForDisconnect();
  for (let count = 0; count < 250; count += 1) for (const packet of packets) socket.io.engine.write(packet);
  await isCut;
  await stillServes();
});

test('a socket that leaves its namespace is disconnected and frees its place in the connection limit', async () => {
  const { socket, waitForDisconnect } = await connectSocket(app.url, customer.token, ['websocket']);
  const isCut = waitForDisconnect();
  // A socket.io client sends this packet before it disconnects.
  socket.io.engine.write('1');
  await isCut;
  await stillServes();
});

test('a connection that repeats an invalid token is closed before all of its packets are checked', async () => {
  const connection = new WebSocket(`${app.url.replace('http', 'ws')}/socket.io/?EIO=4&transport=websocket`);
  let refused = 0;
  const isCut = new Promise((resolve) => connection.addEventListener('close', resolve));
  connection.addEventListener('message', ({ data }) => {
    if (String(data).startsWith('44')) refused += 1;
  });
  connection.addEventListener('open', () => {
    for (let count = 0; count < 3000; count += 1) connection.send('40{"token":"x"}');
  });
  await isCut;
  expect(refused).toBeLessThan(3000);
  await stillServes();
});

test('a packet of half a megabyte disconnects the socket', async () => {
  const live = await connectSocket(app.url, customer.token);
  const cut = live.waitForDisconnect();
  live.socket.emit('message', { ...message, msg: 'x'.repeat(500_000) }, () => undefined);
  expect(await cut).toMatch(/transport (close|error)/);
  await stillServes();
});

test('a flood of packets is refused, then the socket is disconnected', async () => {
  const live = await connectSocket(app.url, customer.token);
  const cut = live.waitForDisconnect();
  const answers: unknown[] = [];
  const keep = (answer: unknown) => answers.push(answer);
  for (let count = 0; count < 3000; count += 1) live.socket.emit('create', { rooms: [] }, keep);
  await cut;
  expect(answers.length).toBeLessThan(3000);
  await stillServes();
});

test('malformed packets do not stop the process', async () => {
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
])('a half-open or invalid handshake (%s) does no harm', async (query) => {
  await (await fetch(`${app.url}/socket.io/?${query}`)).text();
  await stillServes();
});
