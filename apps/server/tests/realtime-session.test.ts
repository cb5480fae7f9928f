import { chatRoom, userRoom } from '@boostdesk/realtime/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type SignedIn, startApp, type TestApp } from './support/app.ts';
import { addOrder } from './support/order-rows.ts';
import { connectSocket } from './support/socket-client.ts';

let app: TestApp;
let customer: SignedIn;
let booster: SignedIn;
let order: number;

beforeAll(async () => {
  app = await startApp();
  customer = await app.customer();
  booster = await app.booster();
  order = await addOrder(app.database, { customer, booster });
});
afterAll(() => app.close());

const message = (msg: string) => ({ msg, room: chatRoom(order), clientId: crypto.randomUUID() });

describe('a socket connection needs a valid session', () => {
  test.each([
    ['an empty token', ''],
    ['junk', 'abc'],
    ['an unsigned token', `${btoa('{"alg":"none"}')}.${btoa('{"user":1,"role":1}')}.`],
    ['a token that is too long', 'x'.repeat(10_000)],
  ])('%s is refused with session_ended', async (_, token) => {
    await expect(connectSocket(app.url, token)).rejects.toMatchObject({ code: 'session_ended' });
  });

  test('a hand-over token is refused', async () => {
    const { token } = await customer.call('auth.handOver', {});
    await expect(connectSocket(app.url, token)).rejects.toMatchObject({ code: 'session_ended' });
  });

  test('a token that is no text is refused', async () => {
    const hostile = { toString: 'x' } as unknown as string;
    await expect(connectSocket(app.url, hostile)).rejects.toMatchObject({ code: 'session_ended' });
  });
});

describe('an ended session', () => {
  test('disconnects its own sockets only, which get no later event', async () => {
    const leaver = await app.signIn(booster);
    const sockets = [await connectSocket(app.url, leaver.token), await connectSocket(app.url, leaver.token)];
    const other = await connectSocket(app.url, booster.token);
    for (const live of [...sockets, other])
      await live.ask('create', { rooms: [chatRoom(order), userRoom(booster.id)] });
    const cuts = sockets.map((live) => live.waitForDisconnect());
    await leaver.call('auth.logout', {});
    expect(await Promise.all(cuts)).toEqual(sockets.map(() => 'io server disconnect'));

    const writer = await connectSocket(app.url, customer.token);
    await writer.ask('message', message('After'));
    await other.event('message', ({ msg }) => msg === 'After');
    expect(sockets.flatMap((live) => live.payloads('message'))).toEqual([]);
    for (const live of sockets) await expect(live.reconnect()).rejects.toMatchObject({ code: 'session_ended' });
    for (const live of [other, writer]) live.close();
  });

  test('cannot reconnect', async () => {
    const leaver = await app.signIn(booster);
    const live = await connectSocket(app.url, leaver.token);
    live.close();
    await leaver.call('auth.logout', {});
    await expect(live.reconnect()).rejects.toMatchObject({ code: 'session_ended' });
  });

  test('that ends during the handshake has no socket', async () => {
    for (let round = 0; round < 10; round += 1) {
      const leaver = await app.signIn(booster);
      const [opened] = await Promise.allSettled([connectSocket(app.url, leaver.token), leaver.call('auth.logout', {})]);
      if (opened.status === 'fulfilled') expect(await opened.value.waitForDisconnect()).toBeDefined();
      else expect(opened.reason).toMatchObject({ code: 'session_ended' });
    }
  });

  test.each([['banned_at', new Date()] as const, ['relog', true] as const])(
    'by %s is noticed at the next event, and the socket is disconnected',
    async (column, value) => {
      const person = await app.customer();
      const live = await connectSocket(app.url, person.token);
      await live.flush();
      await app.database.db
        .updateTable('users')
        .set({ [column]: value })
        .where('id', '=', person.id)
        .execute();
      const cut = live.waitForDisconnect();
      expect(await live.ask('create', { rooms: [] })).toMatchObject({ ok: false, code: 'session_ended' });
      await cut;
    },
  );

  test('a lost role is noticed at the next event', async () => {
    const person = await app.booster();
    const live = await connectSocket(app.url, person.token);
    expect(await live.ask('create', { rooms: ['boostersRoom'] })).toMatchObject({ joined: ['boostersRoom'] });
    await app.database.db.updateTable('users').set({ role: 3 }).where('id', '=', person.id).execute();
    expect(await live.ask('create', { rooms: ['boostersRoom'] })).toMatchObject({ joined: [] });
    live.close();
  });
});

describe('event.getSince', () => {
  test('returns the events after the last received number', async () => {
    const live = await connectSocket(app.url, booster.token);
    const { last } = await booster.call('event.getSince', { seq: 0 });
    live.close();
    const writer = await connectSocket(app.url, customer.token);
    await writer.ask('message', message('While you were away'));
    writer.close();
    const missed = await booster.call('event.getSince', { seq: last });
    expect(missed.events.map(({ name, payload }) => [name, payload.seq])).toEqual([
      ['newMessage', last + 1],
      ['messagesChanged', last + 2],
    ]);
  });
});
