import { MESSAGES_PAGE, UNREAD_MAX } from '@boostdesk/api-client/contract';
import { ORDER_STATUS } from '@boostdesk/catalogs';
import { chatRoom } from '@boostdesk/realtime/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type SignedIn, startApp, type TestApp } from './support/app.ts';
import { addOrder } from './support/order-rows.ts';
import { connectSocket, type SocketClient } from './support/socket-client.ts';

let app: TestApp;
let customer: SignedIn;
let booster: SignedIn;
let order: number;
let fromCustomer: SocketClient;
let fromBooster: SocketClient;

beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

beforeEach(async () => {
  customer = await app.customer('Mina');
  booster = await app.booster({ name: 'Kaito' });
  order = await addOrder(app.database, { customer, booster });
  fromCustomer = await connectSocket(app.url, customer.token);
  fromBooster = await connectSocket(app.url, booster.token);
  for (const live of [fromCustomer, fromBooster]) await live.ask('create', { rooms: [chatRoom(order)] });
  return () => {
    fromCustomer.close();
    fromBooster.close();
  };
});

const write = (live: SocketClient, msg: string, clientId: string = crypto.randomUUID()) =>
  live.ask('message', { msg, room: chatRoom(order), clientId });

const history = async (query: { before?: number; after?: number; limit?: number } = {}) =>
  booster.call('chatMessage.getHistory', { order, ...query });

test('messages that the user may no longer read are neither listed as unread nor counted', async () => {
  await write(fromCustomer, 'For the first booster');
  const unread = async () => (await booster.call('chatMessage.getMessageList', { offset: 0 })).unreadMsg;
  expect(await unread()).toHaveLength(1);
  const next = await app.booster();
  await app.database.db.updateTable('orders').set({ booster_id: next.id }).where('id', '=', order).execute();
  expect(await unread()).toEqual([]);
  const otherOrder = await addOrder(app.database, { customer, booster });
  await fromCustomer.ask('message', { msg: 'Hi', room: chatRoom(otherOrder), clientId: crypto.randomUUID() });
  expect(await fromBooster.event('messagesChanged', ({ seq }) => seq !== null && Number(seq) > 3)).toMatchObject({
    unread: 1,
  });
});

test('pages of the message list contain each message once while new ones arrive', async () => {
  const row = { order_id: order, sender_id: customer.id, body: 'Said', created_at: new Date() };
  const rows = Array.from({ length: 2 * MESSAGES_PAGE + 3 }, (_, index) => ({ ...row, seq: 1_000 + index }));
  const inserted = await app.database.db.insertInto('chat_messages').values(rows).returning('id').execute();
  const ids = inserted.map(({ id }) => id).sort((one, other) => other - one);
  const seen: number[] = [];
  const page = (before?: number) =>
    // As the dashboard does, for servers that know no `before`.
    booster.call('chatMessage.getMessageList', { offset: seen.length, ...(before === undefined ? {} : { before }) });
  for (let list = await page(); list.allMsg.length > 0; list = await page(seen.at(-1))) {
    seen.push(...list.allMsg.map(({ id }) => id));
    // Only the first page contains the unread messages.
    if (seen.length > MESSAGES_PAGE) expect(list.unreadMsg).toEqual([]);
    await write(fromCustomer, 'Meanwhile');
  }
  expect(seen).toEqual(ids);
});

test('the unread count is capped at the length of the unread list, in the list and in the event', async () => {
  const staff = await app.staff();
  await write(fromCustomer, 'One of many');
  await sql`
    with many as (
      insert into chat_messages (order_id, sender_id, seq, body, created_at)
      select ${order}::int, ${customer.id}::int, 100000 + n, 'One of many', now() from generate_series(1, ${UNREAD_MAX + 5}::int) n
      returning id, order_id)
    insert into chat_unread (user_id, message_id, order_id)
    select ${staff.id}::int, id, order_id from many`.execute(app.database.db);
  const live = await connectSocket(app.url, staff.token);
  const event = live.event('messagesChanged');
  const { unreadMsg } = await staff.call('chatMessage.getMessageList', { offset: 0 });
  const [newest] = unreadMsg;
  expect(unreadMsg).toHaveLength(UNREAD_MAX);
  await staff.call('chatMessage.makeRead', { id: newest?.id ?? 0 });
  expect(await event).toMatchObject({ unread: UNREAD_MAX });
  live.close();
});

test('messages that staff marked as unread stay unread in every chat', async () => {
  const staff = await app.staff();
  const { id } = (await write(fromCustomer, 'Later')) as { id: number };
  await staff.call('chatMessage.makeUnread', { id });
  const { unreadMsg } = await staff.call('chatMessage.getMessageList', { offset: 0 });
  expect(unreadMsg.map((message) => message.id)).toEqual([id]);
});

test.each([
  ['that is awaiting a booster', ORDER_STATUS.awaiting],
  ['that is suspended', ORDER_STATUS.suspended],
] as const)(
  'a message of the customer in an order %s is sent to all staff and to no other employee',
  async (_, status) => {
    const otherOrder = await addOrder(app.database, {
      customer,
      booster: status === ORDER_STATUS.awaiting ? null : booster,
      status,
    });
    const staff = await Promise.all([app.staff(), app.staff(4), app.staff(5)]);
    const sockets = await Promise.all(staff.map((one) => connectSocket(app.url, one.token)));
    const stranger = await app.booster();
    await fromCustomer.ask('message', { msg: 'Hello?', room: chatRoom(otherOrder), clientId: crypto.randomUUID() });
    for (const [place, socket] of sockets.entries()) {
      expect(await socket.event('newMessage')).toMatchObject({ to: staff[place]?.id, id: otherOrder });
      socket.close();
    }
    const unreadOf = async (user: SignedIn) =>
      (await user.call('chatMessage.getMessageList', { offset: 0 })).unreadMsg.map((message) => message.order);
    for (const one of staff) expect(await unreadOf(one)).toEqual([otherOrder]);
    expect(await unreadOf(stranger)).toEqual([]);
  },
);

test('a message of the customer to their booster is not unread for staff who never wrote in the chat', async () => {
  const staff = await app.staff();
  await write(fromCustomer, 'For the booster');
  expect((await staff.call('chatMessage.getMessageList', { offset: 0 })).unreadMsg).toEqual([]);
});

describe('a chat message', () => {
  test('has the user of the token as its sender, whatever sender it names', async () => {
    const clientId = crypto.randomUUID();
    const sent = { msg: ' Hello ', room: chatRoom(order), sender: booster.id, clientId };
    const answer = await fromCustomer.ask('message', sent);
    const heard = await fromBooster.event('message');
    const sender = { id: customer.id, name: 'Mina', role: 3, image: null };
    expect(heard).toMatchObject({ order, seqInOrder: 1, sender, clientId, msg: 'Hello', code: null });
    expect(answer).toEqual({ ok: true, id: heard.id, seqInOrder: 1, createdAt: heard.createdAt });
  });

  test('is stored once, however often and over whichever socket it is sent', async () => {
    const clientId = crypto.randomUUID();
    const second = await connectSocket(app.url, customer.token);
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) => write(index % 2 === 0 ? fromCustomer : second, 'Once', clientId)),
    );
    second.close();
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(answers[0]).toMatchObject({ ok: true, seqInOrder: 1 });
    await write(fromCustomer, 'Then');
    await fromBooster.event('message', ({ msg }) => msg === 'Then');
    expect(fromBooster.payloads('message').map(({ msg }) => msg)).toEqual(['Once', 'Then']);
    expect((await history()).messages.map(({ body }) => body)).toEqual(['Once', 'Then']);
    expect(fromBooster.payloads('newMessage')).toHaveLength(2);
  });

  test('keeps its position: one sequence per order, each sender in the order of sending', async () => {
    const texts = Array.from({ length: 30 }, (_, index) => `${index}`);
    await Promise.all(
      texts.flatMap((text) => [write(fromCustomer, `customer ${text}`), write(fromBooster, `booster ${text}`)]),
    );
    const { messages } = await history({ limit: 100 });
    expect(messages.map(({ seq }) => seq)).toEqual(messages.map((_, index) => index + 1));
    for (const name of ['customer', 'booster']) {
      const own = messages.filter(({ body }) => body.startsWith(name)).map(({ body }) => body.split(' ')[1]);
      expect(own).toEqual(texts);
    }
  });

  test.each([
    ['nothing but spaces', '   ', 'invalid'],
    ['a NUL', 'a\u0000b', 'invalid'],
    ['a text that is too long', 'x'.repeat(4001), 'invalid'],
  ])('%s is refused', async (_, msg, code) => {
    expect(await write(fromCustomer, msg)).toMatchObject({ ok: false, code });
    expect((await history()).messages).toEqual([]);
  });

  test('with an id that exists in another chat is refused', async () => {
    const clientId = crypto.randomUUID();
    await write(fromCustomer, 'Here', clientId);
    const other = await addOrder(app.database, { customer, booster });
    const answer = await fromCustomer.ask('message', { msg: 'There', room: chatRoom(other), clientId });
    expect(answer).toMatchObject({ ok: false, code: 'key_reused' });
    expect((await booster.call('chatMessage.getHistory', { order: other })).messages).toEqual([]);
  });

  test('with an existing id and another text is refused, not silently dropped', async () => {
    const clientId = crypto.randomUUID();
    await write(fromCustomer, 'Here', clientId);
    expect(await write(fromCustomer, 'Other words', clientId)).toMatchObject({ ok: false, code: 'key_reused' });
    expect(await write(fromCustomer, ' Here ', clientId)).toMatchObject({ ok: true, seqInOrder: 1 });
    expect((await history()).messages.map(({ body }) => body)).toEqual(['Here']);
  });

  test('of a user without access returns not found, as do that user’s calls', async () => {
    await write(fromCustomer, 'Private');
    const [{ id = 0 } = {}] = (await history()).messages;
    for (const stranger of [await app.customer(), await app.booster()]) {
      const live = await connectSocket(app.url, stranger.token);
      expect(await write(live, 'Let me in')).toMatchObject({ ok: false, code: 'not_found' });
      live.close();
      const refused = await Promise.allSettled([
        stranger.call('chatMessage.getHistory', { order }),
        stranger.call('chatMessage.makeOrderRead', { order, upTo: 1 }),
        stranger.call('chatMessage.makeRead', { id }),
        stranger.call('chatMessage.makeUnread', { id }),
      ]);
      const notThere = { status: 'rejected', reason: expect.objectContaining({ status: 404 }) };
      expect(refused).toEqual([notThere, notThere, notThere, notThere]);
      expect(await stranger.call('chatMessage.getMessageList', { offset: 0 })).toEqual({ unreadMsg: [], allMsg: [] });
    }
  });

  test('is refused until the order is paid', async () => {
    const unpaid = await addOrder(app.database, { customer, status: ORDER_STATUS.unpaid });
    const sent = { msg: 'Hello?', room: chatRoom(unpaid), clientId: crypto.randomUUID() };
    expect(await fromCustomer.ask('message', sent)).toMatchObject({ ok: false, code: 'conflict' });
  });
});

describe('chatMessage.getHistory', () => {
  test('returns adjacent pages', async () => {
    for (const text of ['1', '2', '3', '4', '5']) await write(fromCustomer, text);
    const bodies = async (query: Parameters<typeof history>[0]) => {
      const { messages, more } = await history(query);
      return [messages.map(({ body }) => body).join(''), more];
    };
    expect(await bodies({ limit: 2 })).toEqual(['45', true]);
    expect(await bodies({ before: 4, limit: 2 })).toEqual(['23', true]);
    expect(await bodies({ before: 2, limit: 2 })).toEqual(['1', false]);
    expect(await bodies({ after: 0, limit: 2 })).toEqual(['12', true]);
    expect(await bodies({ after: 3, limit: 2 })).toEqual(['45', false]);
    expect(await bodies({ after: 5 })).toEqual(['', false]);
  });
});

describe('the unread count', () => {
  /** Every way of reading the count must agree. */
  async function unread(person: SignedIn): Promise<number> {
    const { unreadMsg, allMsg } = await person.call('chatMessage.getMessageList', { offset: 0 });
    expect(allMsg.filter((message) => message.unread)).toHaveLength(unreadMsg.length);
    const { events } = await person.call('event.getSince', { seq: 0 });
    const event = events.filter(({ name }) => name === 'messagesChanged').at(-1)?.payload.unread ?? 0;
    expect(event).toBe(unreadMsg.length);
    return unreadMsg.length;
  }

  // @spec 4.4-1, 4.4-2, 4.4-3, 7.0-17, 7.0-18, 7.0-19
  test('is the same in list and events through sending, reading, marking and clearing', async () => {
    for (const text of ['one', 'two', 'three']) await write(fromCustomer, text);
    expect(await unread(booster)).toBe(3);
    expect(await unread(customer)).toBe(0);

    const { unreadMsg } = await booster.call('chatMessage.getMessageList', { offset: 0 });
    expect(unreadMsg[0]).toMatchObject({ order, purchase: 'LoL boosting', Chat_messages: { message: 'three' } });
    const [three = 0, two = 0, one = 0] = unreadMsg.map(({ id }) => id);

    await booster.call('chatMessage.makeRead', { id: two });
    expect(await unread(booster)).toBe(2);
    await booster.call('chatMessage.makeRead', { id: two });
    expect(await unread(booster)).toBe(2);
    expect((await history()).firstUnread).toBe(1);

    await booster.call('chatMessage.makeOrderRead', { order, upTo: 1 });
    expect(await unread(booster)).toBe(1);
    expect((await history()).firstUnread).toBe(3);

    await booster.call('chatMessage.makeUnread', { id: one });
    expect(await unread(booster)).toBe(2);
    await booster.call('chatMessage.clearMessages', { ids: [one, three, 2_000_000] });
    expect(await unread(booster)).toBe(0);
    expect((await history()).firstUnread).toBeNull();

    const foreign = await write(fromCustomer, 'Mine');
    await booster.call('chatMessage.clearMessages', { ids: [foreign.ok ? foreign.id : 0] });
    await booster.call('chatMessage.restoreMessages', { ids: [one, three, 2_000_000] });
    expect(await unread(booster)).toBe(2);
    await (await app.booster()).call('chatMessage.restoreMessages', { ids: [one, three] });
    await customer.call('chatMessage.restoreMessages', { ids: [one, three] });
    expect(await unread(customer)).toBe(0);
    await booster.call('chatMessage.clearMessages', { ids: [one, three] });
  });

  test('ignores system messages, which are in no list and cannot be marked as unread', async () => {
    await (await app.staff()).call('order.pause', { id: order, reason: 'Dinner' });
    const { messages, firstUnread } = await customer.call('chatMessage.getHistory', { order });
    expect(messages.map(({ code }) => code)).toEqual(['paused']);
    expect(firstUnread).toBeNull();
    for (const person of [customer, booster]) expect(await unread(person)).toBe(0);
    expect(await customer.call('chatMessage.getMessageList', { offset: 0 })).toEqual({ unreadMsg: [], allMsg: [] });
    const [{ id = 0 } = {}] = messages;
    await expect(customer.call('chatMessage.makeUnread', { id })).rejects.toMatchObject({ status: 404 });
    await customer.call('chatMessage.restoreMessages', { ids: [id] });
    expect(await unread(customer)).toBe(0);
    const { items } = await customer.call('order.getList', { scope: 'mine', limit: 20 });
    expect(items.map((item) => item.unread)).toEqual([0]);
  });

  test('cannot include the user’s own messages', async () => {
    const answer = await write(fromCustomer, 'Mine');
    const id = answer.ok ? answer.id : 0;
    await expect(customer.call('chatMessage.makeUnread', { id })).rejects.toMatchObject({ status: 404 });
  });

  test('is right after concurrent messages of two senders', async () => {
    const other = await addOrder(app.database, { customer: await app.customer(), booster });
    const admin = await app.staff();
    const fromAdmin = await connectSocket(app.url, admin.token);
    await Promise.all(
      Array.from({ length: 10 }, (_, index) => [
        write(fromCustomer, `${index}`),
        fromAdmin.ask('message', { msg: `${index}`, room: chatRoom(other), clientId: crypto.randomUUID() }),
      ]).flat(),
    );
    fromAdmin.close();
    expect(await unread(booster)).toBe(20);
  });

  test('is right after concurrent calls of makeRead', async () => {
    for (let count = 0; count < 20; count += 1) await write(fromCustomer, `${count}`);
    const { unreadMsg } = await booster.call('chatMessage.getMessageList', { offset: 0 });
    await Promise.all(unreadMsg.map(({ id }) => booster.call('chatMessage.makeRead', { id })));
    expect(await unread(booster)).toBe(0);
  });
});

describe('the recipient of a message', () => {
  test('gets the events of each message in sequence, without one of another message in between', async () => {
    const sockets = await Promise.all(Array.from({ length: 16 }, () => connectSocket(app.url, customer.token)));
    await Promise.all(
      sockets.map(async (live) => {
        const room = chatRoom(await addOrder(app.database, { customer, booster }));
        const sent = () => live.ask('message', { msg: 'Hi', room, clientId: crypto.randomUUID() });
        await Promise.all([sent(), sent(), sent()]);
        live.close();
      }),
    );
    await fromBooster.flush();
    const numbers = fromBooster.heard.flatMap(({ payload }) => (payload.seq === null ? [] : [payload.seq]));
    expect(numbers.toSorted((a, b) => Number(a) - Number(b))).toEqual(Array.from({ length: 96 }, (_, at) => at + 1));
    // Each message sends two events, the second directly after the first.
    const firsts = numbers.filter((_, at) => at % 2 === 0);
    expect(numbers.filter((_, at) => at % 2 === 1)).toEqual(firsts.map((first) => Number(first) + 1));
  });

  test('is named in the event, and the sender sees when they read it', async () => {
    await write(fromCustomer, 'Are you there?');
    expect(await fromBooster.event('newMessage')).toMatchObject({ to: booster.id, id: order, seqInOrder: 1, seq: 1 });
    expect(await fromBooster.event('messagesChanged')).toMatchObject({ unread: 1, seq: 2 });
    await booster.call('chatMessage.makeOrderRead', { order, upTo: 1 });
    expect(await fromCustomer.event('messagesSeen')).toMatchObject({ order, upTo: 1, by: booster.id });
    expect((await history()).messages[0]?.seenAt).not.toBeNull();
  });

  test('excludes staff who never wrote in the chat: their reads mark nothing as seen', async () => {
    await write(fromCustomer, 'Hello');
    const admin = await app.staff();
    await admin.call('chatMessage.makeOrderRead', { order, upTo: 1 });
    expect((await history()).messages[0]?.seenAt).toBeNull();

    const fromAdmin = await connectSocket(app.url, admin.token);
    await write(fromAdmin, 'Support here');
    await write(fromCustomer, 'Thanks');
    expect(await fromAdmin.event('newMessage')).toMatchObject({ to: admin.id, id: order });
    expect(await fromBooster.event('messagesChanged', ({ unread }) => unread === 3)).toBeDefined();
    fromAdmin.close();
    const { allMsg } = await admin.call('chatMessage.getMessageList', { offset: 0 });
    expect(allMsg.map(({ message }) => message)).toEqual(['Thanks', 'Hello']);
  });

  // @spec 7.0-16
  test('a page of the message list has twenty messages', async () => {
    for (let count = 0; count < 21; count += 1) await write(fromCustomer, `${count}`);
    const first = await booster.call('chatMessage.getMessageList', { offset: 0 });
    const second = await booster.call('chatMessage.getMessageList', { offset: 20 });
    expect(first.allMsg).toHaveLength(20);
    expect(first.unreadMsg).toHaveLength(21);
    expect(second.allMsg.map(({ message }) => message)).toEqual(['0']);
  });
});
