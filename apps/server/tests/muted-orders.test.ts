import { MUTED_MAX } from '@boostdesk/api-client/contract';
import { chatRoom } from '@boostdesk/realtime/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { SignedIn } from './support/app.ts';
import { addOrder } from './support/order-rows.ts';
import { type PushApp, startPushApp } from './support/push-app.ts';
import { connectSocket } from './support/socket-client.ts';

let app: PushApp;
let customer: SignedIn;
let booster: SignedIn;
let order: number;

beforeAll(async () => {
  app = await startPushApp(() => ({}));
  booster = await app.booster();
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.database.db.deleteFrom('push_tokens').execute();
  customer = await app.customer();
  order = await addOrder(app.database, { customer, booster });
});

const mutedBy = async (person: SignedIn) => (await person.call('settings.get', {})).mutedOrders;
const mute = (muted = true) => customer.call('chatMessage.muteOrder', { order, muted });
async function write(msg: string) {
  const live = await connectSocket(app.url, booster.token);
  expect(await live.ask('message', { msg, room: chatRoom(order) })).toMatchObject({ ok: true });
  live.close();
}
async function newestTraceOf(person: SignedIn) {
  const [newest] = (await person.call('push.getOutcomes', {})).events;
  return newest?.outcomes.map(({ outcome, trace }) => [
    outcome,
    trace?.flatMap(({ rule, value }) => (value ? [] : [rule])),
  ]);
}

test('a mute belongs to one user and order, and is sent to the user’s other devices once', async () => {
  const second = await app.signIn(customer);
  const socket = await connectSocket(app.url, second.token);
  await mute();
  await mute();
  await socket.event('settingsChanged');
  expect(await mutedBy(second)).toEqual([order]);
  expect(await mutedBy(booster)).toEqual([]);
  await socket.flush();
  expect(socket.payloads('settingsChanged')).toHaveLength(1);
  await mute(false);
  await mute(false);
  await socket.event('settingsChanged', () => socket.payloads('settingsChanged').length === 2);
  expect(await mutedBy(second)).toEqual([]);
  await socket.flush();
  expect(socket.payloads('settingsChanged')).toHaveLength(2);
  socket.close();
});

test('a muted order sends no push and names the rule, while its messages still count as unread', async () => {
  const browser = await app.subscribe(customer);
  await mute();
  await write('Are you there?');
  await booster.call('order.pause', { id: order });
  await app.nothingWaits();
  expect(browser.received()).toEqual([]);
  expect(await newestTraceOf(customer)).toEqual([['notDue', ['orderNotMuted']]]);
  expect((await customer.call('chatMessage.getMessageList', { offset: 0 })).unreadMsg).toHaveLength(1);
  await mute(false);
  await write('And now?');
  await app.nothingWaits();
  expect(browser.received()).toHaveLength(1);
});

test('another order of the user still sends pushes', async () => {
  const browser = await app.subscribe(customer);
  const other = await addOrder(app.database, { customer, booster });
  await customer.call('chatMessage.muteOrder', { order: other, muted: true });
  await write('Are you there?');
  await app.nothingWaits();
  expect(browser.received()).toHaveLength(1);
});

test('a mute ends when its booster leaves the order', async () => {
  await booster.call('chatMessage.muteOrder', { order, muted: true });
  await booster.call('order.drop', { id: order, reason: 'Too busy this week' });
  expect(await mutedBy(booster)).toEqual([]);
});

test('chatMessage.muteOrder refuses orders of others with not_found', async () => {
  const stranger = await app.customer();
  const refused = await app.send('chatMessage.muteOrder', { order, muted: true }, { token: stranger.token });
  expect(refused.status).toBe(404);
  expect(await mutedBy(stranger)).toEqual([]);
});

test('chatMessage.muteOrder unmutes an order that its user no longer reads', async () => {
  await booster.call('chatMessage.muteOrder', { order, muted: true });
  await app.database.db.updateTable('orders').set({ booster_id: null }).where('id', '=', order).execute();
  await booster.call('chatMessage.muteOrder', { order, muted: false });
  expect(await mutedBy(booster)).toEqual([]);
});

test('chatMessage.muteOrder refuses more orders than the limit with conflict, until one is unmuted', async () => {
  await sql`
    with added as (
      insert into orders (customer_id, status, game_id, service_slug, purchase, currency, price_amount, quote, created_at)
      select ${customer.id}, 0, 3, 'lol-elo-boost', 'LoL boosting', 'USD', 5000, '[]', now()
      from generate_series(1, ${MUTED_MAX}) returning id
    )
    insert into muted_orders select ${customer.id}, id, now() from added`.execute(app.database.db);
  const ask = { order, muted: true };
  const refused = await app.send('chatMessage.muteOrder', ask, { token: customer.token });
  expect([refused.status, await refused.text()]).toEqual([409, expect.stringMatching(/up to 1,?000 orders/)]);
  const [first = 0] = (await mutedBy(customer)) ?? [];
  await customer.call('chatMessage.muteOrder', { order: first, muted: true });
  await customer.call('chatMessage.muteOrder', { order: first, muted: false });
  await mute();
  expect(await mutedBy(customer)).toContain(order);
});
