import { chatRoom, viewersRoom } from '@boostdesk/realtime/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { connectRedis } from '../src/bootstrap/redis.ts';
import { type SignedIn, startApp, type TestApp } from './support/app.ts';
import { addOrder } from './support/order-rows.ts';
import { runningOrder } from './support/orders.ts';
import { connectSocket } from './support/socket-client.ts';

const redisUrl = process.env.REDIS_URL;

describe('two processes', () => {
  let left: TestApp;
  let right: TestApp;
  let customer: SignedIn;
  let booster: SignedIn;
  let order: number;
  const open: { destroy: () => void }[] = [];

  const redis = async () => {
    const client = await connectRedis(redisUrl ?? '');
    open.push(client);
    return client;
  };

  beforeAll(async () => {
    left = await startApp({ redis: await redis() });
    right = await startApp({ redis: await redis(), beside: left });
    customer = await left.customer();
    booster = await left.booster();
    order = await addOrder(left.database, { customer, booster });
  });
  afterAll(async () => {
    await right.close();
    await left.close();
    for (const client of open) client.destroy();
  });

  const message = (msg: string) => ({ msg, room: chatRoom(order), clientId: crypto.randomUUID() });

  test('deliver messages and user events to each other, each once', async () => {
    const here = await connectSocket(left.url, customer.token);
    const there = await connectSocket(right.url, booster.token);
    await there.ask('create', { rooms: [chatRoom(order)] });
    for (const text of ['one', 'two', 'three']) await here.ask('message', message(text));
    await there.event('message', ({ msg }) => msg === 'three');
    expect(there.payloads('message').map(({ msg }) => msg)).toEqual(['one', 'two', 'three']);
    await there.event('messagesChanged');
    const numbers = there.heard.flatMap(({ payload }) => (typeof payload.seq === 'number' ? [payload.seq] : []));
    expect(numbers).toEqual(numbers.map((_, index) => (numbers[0] ?? 0) + index));
    here.close();
    there.close();
  });

  test('deliver typing to each other, without the writer', async () => {
    const sockets = [await connectSocket(left.url, customer.token), await connectSocket(right.url, customer.token)];
    const there = await connectSocket(right.url, booster.token);
    for (const live of [...sockets, there]) await live.ask('create', { rooms: [chatRoom(order)] });
    expect(await sockets[0]?.ask('typing', { room: chatRoom(order) })).toEqual({ ok: true });
    expect(await there.event('typing')).toMatchObject({ order, by: { id: customer.id } });
    for (const live of sockets) {
      await live.flush();
      expect(live.payloads('typing')).toEqual([]);
    }
    for (const live of [...sockets, there]) live.close();
  });

  test('deliver a reply with its quote to each other', async () => {
    const here = await connectSocket(left.url, customer.token);
    const there = await connectSocket(right.url, booster.token);
    for (const live of [here, there]) await live.ask('create', { rooms: [chatRoom(order)] });
    const asked = await here.ask('message', message('Tonight?'));
    const id = asked.ok ? asked.id : 0;
    await there.ask('message', { ...message('Yes'), replyTo: id });
    expect(await here.event('message', ({ msg }) => msg === 'Yes')).toMatchObject({
      replyTo: { id, message: { body: 'Tonight?', sender: { id: customer.id } } },
    });
    here.close();
    there.close();
  });

  test('deliver a mute to the user’s device on the other', async () => {
    const there = await connectSocket(right.url, customer.token);
    await customer.call('chatMessage.muteOrder', { order, muted: true });
    await there.event('settingsChanged');
    const answer = await right.call('settings.get', {}, { token: customer.token });
    expect(answer.mutedOrders).toEqual([order]);
    there.close();
  });

  test('deliver a receipt to each other', async () => {
    const here = await connectSocket(left.url, customer.token);
    const there = await connectSocket(right.url, booster.token);
    for (const live of [here, there]) await live.ask('create', { rooms: [chatRoom(order)] });
    const sent = await here.ask('message', message('Seen?'));
    const upTo = sent.ok ? sent.seqInOrder : 0;
    await there.ask('received', { orders: [{ order, upTo }] });
    await here.event(
      'receiptChanged',
      ({ by, deliveredUpTo }) => Object(by).id === booster.id && deliveredUpTo === upTo,
    );
    await right.call('chatMessage.makeOrderRead', { order, upTo }, { token: booster.token });
    await here.event('receiptChanged', ({ seenUpTo }) => seenUpTo === upTo);
    here.close();
    there.close();
  });

  test('tell staff of each other who view an order', async () => {
    const [ada, bea] = [await left.staff(), await left.staff(4)];
    const here = await connectSocket(left.url, ada.token);
    const there = await connectSocket(right.url, bea.token);
    for (const live of [here, there]) await live.ask('create', { rooms: [viewersRoom(order)] });
    await here.ask('viewing', { order, isOpen: true });
    expect(await there.ask('viewing', { order, isOpen: true })).toMatchObject({ viewers: [{ by: { id: ada.id } }] });
    await here.event('staffViewing', ({ by, isOpen }) => Object(by).id === bea.id && isOpen === true);
    there.close();
    await here.event('staffViewing', ({ by, isOpen }) => Object(by).id === bea.id && isOpen === false);
    here.close();
  });

  test('deliver a poke, and count it once when it is asked of both', async () => {
    const { id } = await runningOrder(customer, booster);
    const there = await connectSocket(right.url, booster.token);
    for (const app of [left, right]) app.clock.forward(13 * 60 * 60);
    const asked = await Promise.all(
      [left, right].map((app) => app.send('play.poke', { order: id }, { token: customer.token })),
    );
    expect(asked.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(await there.event('poke')).toMatchObject({ id, by: { id: customer.id } });
    await there.flush();
    expect(there.payloads('poke')).toHaveLength(1);
    there.close();
  });

  test('store a message once that is sent to both', async () => {
    const here = await connectSocket(left.url, customer.token);
    const there = await connectSocket(right.url, customer.token);
    const sent = message('Twice');
    const answers = await Promise.all([here, there].map((live) => live.ask('message', sent)));
    expect(answers[0]).toEqual(answers[1]);
    const { messages } = await customer.call('chatMessage.getHistory', { order });
    expect(messages.filter(({ body }) => body === 'Twice')).toHaveLength(1);
    here.close();
    there.close();
  });

  test('end a session on both', async () => {
    const leaver = await left.signIn(booster);
    const live = await connectSocket(right.url, leaver.token);
    await live.flush();
    const cut = live.waitForDisconnect();
    await leaver.call('auth.logout', {});
    expect(await cut).toBe('io server disconnect');
  });

  test('share the rate limits', async () => {
    const limited = { CALL_LIMIT: '5' };
    const [one, two] = [
      await startApp({ redis: await redis(), beside: left, settings: limited }),
      await startApp({ redis: await redis(), beside: left, settings: limited }),
    ];
    const { token, id } = await left.customer();
    // Redis may have counters of a user with this id from an earlier run in the same minute.
    await (await redis()).del(`boostdesk:limit:user:${id}`);
    const statuses: number[] = [];
    for (const app of [one, two, one, two, one, two]) {
      statuses.push((await app.send('user.getUserInfo', {}, { token })).status);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
    await two.close();
    await one.close();
  });

  test('share the message limit of a sender', async () => {
    // One at once, and the next after twenty seconds.
    const limited = { CHAT_LIMIT: '3' };
    const [one, two] = [
      await startApp({ redis: await redis(), beside: left, settings: limited }),
      await startApp({ redis: await redis(), beside: left, settings: limited }),
    ];
    await (await redis()).del(`boostdesk:pace:${customer.id}:${order}`);
    const sockets = [await connectSocket(one.url, customer.token), await connectSocket(two.url, customer.token)];
    const [first, second] = sockets;
    expect(await first?.ask('message', message('Me again'))).toMatchObject({ ok: true });
    expect(await second?.ask('message', message('And again'))).toMatchObject({ ok: false, code: 'too_many' });
    for (const socket of sockets) socket.close();
    await two.close();
    await one.close();
  });
});
