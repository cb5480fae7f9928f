import { randomUUID } from 'node:crypto';
import { chatRoom, STAFF_ROOM } from '@boostdesk/realtime/contract';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type SignedIn, startApp, type TestApp } from './support/app.ts';
import { runningOrder } from './support/orders.ts';
import { connectInRooms, type SocketClient } from './support/socket-client.ts';

const LOGIN = { login: 'robin.lol', password: 'Of-the-Game!' } as const;
const GUESS_LIMIT = 5;
const MINUTE = 60;

let app: TestApp;
let customer: SignedIn;
let booster: SignedIn;
let moderator: SignedIn;
let order: number;
let open: SocketClient[];

beforeAll(async () => {
  app = await startApp({ settings: { LOGIN_LIMIT_ACCOUNT: String(GUESS_LIMIT) } });
  moderator = await app.staff(4);
});
beforeEach(async () => {
  open = [];
  customer = await app.customer('Mina');
  booster = await app.booster({ name: 'Kaito' });
  ({ id: order } = await runningOrder(customer, booster));
  await customer.call('order.saveCredentials', { id: order, ...LOGIN });
});
afterEach(() => {
  for (const live of open) live.close();
});
afterAll(() => app.close());

async function connect(who: SignedIn): Promise<SocketClient> {
  const live = await connectInRooms(app, who, [chatRoom(order)]);
  open.push(live);
  return live;
}
const send = (
  live: SocketClient,
  msg: string,
  more: { confirmed?: boolean; clientId?: string; pictures?: { id: number }[] } = {},
) => live.ask('message', { room: chatRoom(order), msg, ...more });
const texts = async () =>
  (await customer.call('chatMessage.getHistory', { order })).messages
    .filter(({ code }) => code === null)
    .map((m) => m.body);
const flags = async (who: SignedIn) =>
  (await who.call('order.get', { id: order })).order.events
    .filter(({ kind }) => kind === 'contact_sent')
    .map(({ data, actor }) => ({ by: actor?.id, ...data }));

describe('a message of a client that can ask', () => {
  test.each([
    ['the stored login', 'It is ROBIN.LOL'],
    ['the stored password', 'Of-the-Game! again'],
    ['a phone number', 'Call +49 151 12345678'],
    ['an e-mail address', 'mina@mail.example'],
    ['a messenger handle', 'add me on discord foo#1234'],
  ])('with %s is refused with the same code and words, and nothing is stored', async (_, msg) => {
    const live = await connect(customer);
    expect(await send(live, msg, { confirmed: false })).toEqual({
      ok: false,
      code: 'needs_confirmation',
      message: 'This message seems to have account or contact details.',
    });
    expect([await texts(), await flags(moderator)]).toEqual([[], []]);
  });

  test('is sent once the user confirms it, and staff alone see that', async () => {
    const live = await connect(customer);
    const clientId = randomUUID();
    const msg = 'My password is Of-the-Game!, call 0151-12345678';
    await send(live, msg, { clientId, confirmed: false });
    const first = await send(live, msg, { clientId, confirmed: true });
    expect(first).toMatchObject({ ok: true });
    expect(await send(live, msg, { clientId, confirmed: false })).toEqual(first);
    expect(await texts()).toEqual([msg]);
    expect(await flags(moderator)).toEqual([{ by: customer.id, found: 'login,phone', asked: true }]);
    expect([await flags(customer), await flags(booster)]).toEqual([[], []]);
  });

  test('is sent at once without personal details, also with names and figures of the order', async () => {
    const live = await connect(customer);
    const msg = `@Kaito order #${order}: 10/0/5, robin.lolly, $45.90`;
    expect(await send(live, msg, { confirmed: false })).toMatchObject({ ok: true });
    expect(await flags(moderator)).toEqual([]);
  });

  test('of the booster is checked as well', async () => {
    const live = await connect(booster);
    expect(await send(live, 'robin.lol works', { confirmed: false })).toMatchObject({ code: 'needs_confirmation' });
  });

  test('of staff may have their contact details, but not those of the account', async () => {
    const live = await connect(moderator);
    expect(await send(live, 'Write to help@boostdesk.example', { confirmed: false })).toMatchObject({ ok: true });
    expect(await send(live, 'The login is robin.lol', { confirmed: false })).toMatchObject({
      code: 'needs_confirmation',
    });
  });

  test('refused for its order is not told what it has', async () => {
    const live = await connect(customer);
    const { id: other } = await runningOrder(await app.customer('Noor'), await app.booster({ name: 'Nova' }));
    const ack = await live.ask('message', { room: chatRoom(other), msg: 'robin.lol', confirmed: false });
    expect(ack).toMatchObject({ ok: false, code: 'not_found' });
  });
});

test('a recorded message tells staff at once to refetch the order, and nobody else', async () => {
  const staff = await connectInRooms(app, moderator, [STAFF_ROOM, chatRoom(order)]);
  const [author, reader] = [await connect(customer), await connect(booster)];
  open.push(staff);
  await send(author, 'Hello', { confirmed: false });
  await send(author, 'Call +49 151 12345678', { confirmed: true });
  expect(await staff.event('orderUpdated')).toMatchObject({ id: order, status: 1, seq: null });
  for (const live of [staff, author, reader]) await live.flush();
  expect([staff, author, reader].map((live) => live.payloads('orderUpdated').length)).toEqual([1, 0, 0]);
});

test('a client of SPEC alone, which cannot ask, loses no message, and it is recorded', async () => {
  const live = await connect(customer);
  expect(await send(live, 'robin.lol')).toMatchObject({ ok: true });
  expect(await texts()).toEqual(['robin.lol']);
  expect(await flags(moderator)).toEqual([{ by: customer.id, found: 'login', asked: false }]);
});

test('after some refusals in a minute a match is sent like any other message, so that guesses learn nothing', async () => {
  const live = await connect(booster);
  const guess = (msg: string) => send(live, msg, { confirmed: false });
  for (let refused = 0; refused < GUESS_LIMIT; refused += 1)
    expect(await guess('robin.lol')).toMatchObject({ code: 'needs_confirmation' });
  expect([await guess('robin.lol'), await guess('robin.wrong')]).toMatchObject([{ ok: true }, { ok: true }]);
  expect(await flags(moderator)).toEqual([{ by: booster.id, found: 'login', asked: false }]);
  app.clock.forward(MINUTE);
  expect(await guess('robin.lol')).toMatchObject({ code: 'needs_confirmation' });
});

test('a message that is refused anyway tells nothing about the stored details', async () => {
  const live = await connect(booster);
  const pictures = [{ id: 999_999_999 }];
  const guess = (msg: string) => send(live, msg, { confirmed: false, pictures });
  const right = await guess('robin.lol');
  expect(right).toMatchObject({ ok: false, code: 'not_found' });
  expect(right).toEqual(await guess('robin.wrong'));
  expect(await texts()).toEqual([]);
});

test('details that cannot be decrypted are reported without what they are, and the chat stays open', async () => {
  const live = await connect(customer);
  await app.database.query(`update credentials set sealed = decode('00', 'hex') || sealed where order_id = ${order}`);
  expect(await send(live, 'It is robin.lol', { confirmed: false })).toMatchObject({ ok: true });
  expect(await texts()).toEqual(['It is robin.lol']);
  const reported = app.errors.splice(0).map(String);
  expect(reported).toEqual([`Error: The account details of order ${order} cannot be decrypted.`]);
});

describe('a message that is scheduled', () => {
  const draft = (text: string, confirmed?: boolean) => ({
    text,
    sendAt: new Date(app.clock.now().getTime() + 60 * MINUTE * 1000).toISOString(),
    ...(confirmed !== undefined && { confirmed }),
  });
  const schedule = (...of: Parameters<typeof draft>) =>
    customer.call('scheduledMessage.schedule', { order, ...draft(...of) });

  test.each(['It is ROBIN.LOL', 'Call +49 151 12345678'])('%s is refused until the user confirms it', async (text) => {
    await expect(schedule(text, false)).rejects.toThrow('account or contact details');
    expect((await customer.call('scheduledMessage.getWaiting', { order })).messages).toEqual([]);
    const { id } = (await schedule(text, true)).message;
    await customer.call('scheduledMessage.change', { id, ...draft(text, false) });
    await customer.call('scheduledMessage.sendNow', { id });
    expect(await flags(moderator)).toMatchObject([{ by: customer.id, asked: true }]);
  });

  test('is checked again when its text changes, and recorded as not asked by a client that cannot ask', async () => {
    const { id } = (await schedule('Good morning', false)).message;
    await expect(customer.call('scheduledMessage.change', { id, ...draft('robin.lol', false) })).rejects.toThrow(
      'account or contact details',
    );
    await customer.call('scheduledMessage.change', { id, ...draft('robin.lol') });
    await customer.call('scheduledMessage.sendNow', { id });
    expect(await flags(moderator)).toEqual([{ by: customer.id, found: 'login', asked: false }]);
  });

  test('tells nothing more after some checks in a minute, also of wrong guesses', async () => {
    for (let count = 0; count < GUESS_LIMIT; count += 1) {
      const { id } = (await schedule('robin.wrong', false)).message;
      await customer.call('scheduledMessage.cancel', { id });
    }
    expect((await schedule('robin.lol', false)).message.text).toBe('robin.lol');
  });
});
