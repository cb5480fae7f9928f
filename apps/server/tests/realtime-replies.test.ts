import { chatRoom } from '@boostdesk/realtime/contract';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type SignedIn, startApp, type TestApp } from './support/app.ts';
import { addOrder } from './support/order-rows.ts';
import { connectInRooms, type SocketClient } from './support/socket-client.ts';

let app: TestApp;
let customer: SignedIn;
let booster: SignedIn;
let order: number;
let fromCustomer: SocketClient;
let fromBooster: SocketClient;

beforeAll(async () => {
  app = await startApp();
  customer = await app.customer('Mina');
  booster = await app.booster({ name: 'Kaito' });
});
beforeEach(async () => {
  order = await addOrder(app.database, { customer, booster });
  fromCustomer = await connectInRooms(app, customer, [chatRoom(order)]);
  fromBooster = await connectInRooms(app, booster, [chatRoom(order)]);
});
afterEach(() => {
  fromCustomer.close();
  fromBooster.close();
});
afterAll(() => app.close());

interface Reply {
  readonly msg: string;
  readonly replyTo?: number;
  readonly clientId?: string;
  readonly room?: string;
}
const write = (live: SocketClient, reply: Reply) => live.ask('message', { room: chatRoom(order), ...reply });
async function idOf(live: SocketClient, message: Reply): Promise<number> {
  const ack = await write(live, message);
  return ack.ok ? ack.id : expect.unreachable('the message was refused');
}
const messages = async () => (await booster.call('chatMessage.getHistory', { order })).messages;

describe('a reply', () => {
  test('quotes its message in the event and in the history', async () => {
    const id = await idOf(fromCustomer, { msg: `Could you play Ahri tonight? ${'x'.repeat(300)}` });
    const [target] = await messages();
    expect(target).not.toHaveProperty('replyTo');
    await write(fromBooster, { msg: 'Sure', replyTo: id });
    const body = `Could you play Ahri tonight? ${'x'.repeat(300)}`.slice(0, 200);
    const replyTo = { id, message: { seq: 1, sender: { id: customer.id, name: 'Mina' }, body, pictures: 0 } };
    expect(await fromCustomer.event('message', ({ msg }) => msg === 'Sure')).toMatchObject({ replyTo });
    expect((await messages()).at(-1)).toMatchObject({ body: 'Sure', replyTo });
  });

  test('can quote an own message and another reply', async () => {
    const first = await idOf(fromCustomer, { msg: 'One' });
    const second = await idOf(fromCustomer, { msg: 'Two', replyTo: first });
    await write(fromBooster, { msg: 'Three', replyTo: second });
    expect((await messages()).map(({ replyTo }) => replyTo?.message?.body)).toEqual([undefined, 'One', 'Two']);
  });

  test.each([
    ['of another order of the same people', () => addOrder(app.database, { customer, booster })],
    ['of strangers', async () => addOrder(app.database, { customer: await app.customer(), booster: null })],
  ])('to a message %s is refused and stores nothing', async (_, add) => {
    const other = await add();
    const { id } = await app.database.db
      .insertInto('chat_messages')
      .values({ order_id: other, seq: 1, sender_id: customer.id, body: 'Secret', created_at: new Date() })
      .returning('id')
      .executeTakeFirstOrThrow();
    expect(await write(fromCustomer, { msg: 'What?', replyTo: id })).toEqual({
      ok: false,
      code: 'invalid',
      message: 'The message you’re replying to isn’t available.',
    });
    expect(await messages()).toEqual([]);
  });

  test('to a system message or to none is refused', async () => {
    await booster.call('order.pause', { id: order });
    const [line] = await messages();
    expect(line?.code).toBe('paused');
    for (const replyTo of [line?.id ?? 0, 2_000_000_000])
      expect(await write(fromCustomer, { msg: 'Why?', replyTo })).toMatchObject({ ok: false, code: 'invalid' });
    for (const replyTo of [0, -1, 1.5, '1', null])
      expect(await write(fromCustomer, { msg: 'Why?', replyTo: replyTo as number })).toMatchObject({ ok: false });
    expect(await messages()).toHaveLength(1);
  });

  test('is stored once per client id, and refused with another target', async () => {
    const [one, other] = [await idOf(fromCustomer, { msg: 'One' }), await idOf(fromCustomer, { msg: 'Other' })];
    const reply = { msg: 'Yes', clientId: crypto.randomUUID() };
    const ack = await write(fromBooster, { ...reply, replyTo: one });
    expect(await write(fromBooster, { ...reply, replyTo: one })).toEqual(ack);
    expect(await write(fromBooster, { ...reply, replyTo: other })).toMatchObject({ code: 'key_reused' });
    expect(await write(fromBooster, reply)).toMatchObject({ code: 'key_reused' });
    expect(await messages()).toHaveLength(3);
  });

  test('stays when its target is gone, and says that the message is not available', async () => {
    const id = await idOf(fromCustomer, { msg: 'Delete me' });
    await write(fromBooster, { msg: 'Done', replyTo: id });
    const { db } = app.database;
    await db.deleteFrom('chat_unread').where('message_id', '=', id).execute();
    await db.deleteFrom('chat_messages').where('id', '=', id).execute();
    expect(await messages()).toMatchObject([{ body: 'Done', replyTo: { id, message: null } }]);
  });

  test('a client that knows only SPEC sends and reads messages as before', async () => {
    const ack = await fromCustomer.ask('message', { msg: 'Hi', room: chatRoom(order), sender: customer.id });
    expect(ack).toMatchObject({ ok: true });
    const event = await fromBooster.event('message');
    expect(event).toMatchObject({ msg: 'Hi' });
    expect(event).not.toHaveProperty('replyTo');
  });
});
