import { describe, expect, test } from 'vitest';
import { createClient } from '../src/client.ts';
import {
  auth,
  boostcoin,
  chatMessage,
  exchange,
  notification,
  orderStart,
  search,
  user,
} from '../src/contract/index.ts';
import { plain, startServer } from './local-server.ts';

const parts = { auth, boostcoin, chatMessage, exchange, notification, order: orderStart, search, user };
const clientAt = (baseUrl: string) =>
  createClient({ parts, baseUrl, token: () => 'a.b.c', retry: { attempts: 1 }, timeoutMs: 5_000 });
type SpecClient = ReturnType<typeof clientAt>;

/** Answers `text` to everything. */
async function callWith(call: (client: SpecClient) => Promise<unknown>, text: string) {
  const server = await startServer(plain(text, 200));
  return call(clientAt(server.url));
}

describe.each<[string, (client: SpecClient) => Promise<unknown>]>([
  ['auth.saveUser', ({ auth }) => auth.saveUser({ visitorId: 'v' })],
  ['user.setOnesignalToken', ({ user }) => user.setOnesignalToken({ onesignal_token: 't' })],
  ['user.removeOnesignalToken', ({ user }) => user.removeOnesignalToken({ onesignal_token: 't' })],
  ['chatMessage.clearMessages', ({ chatMessage }) => chatMessage.clearMessages({ ids: [1] })],
  ['chatMessage.makeUnread', ({ chatMessage }) => chatMessage.makeUnread({ id: 1 })],
  ['chatMessage.makeRead', ({ chatMessage }) => chatMessage.makeRead({ id: 1 })],
  ['notification.clearNotifications', ({ notification }) => notification.clearNotifications()],
])('%s is acknowledged by any 2xx', (_, call) => {
  // @spec 7.0-8, 7.0-13, 7.0-14, 7.0-17, 7.0-18, 7.0-19, 7.0-21
  test.each(['', '{}', 'null', 'true', '1', 'OK', '[1]', '{"affected":3}', '<p>done</p>'])(
    'with the body %j',
    async (text) => {
      expect(await callWith(call, text)).toEqual({ ok: true });
    },
  );

  test('without a body', async () => {
    const server = await startServer((_request, response) => response.writeHead(204).end());
    expect(await call(clientAt(server.url))).toEqual({ ok: true });
  });
});

// @spec 7.0-6, 7.0-7
test.each([
  ['true', true],
  ['false', false],
  ['1', true],
  ['0', false],
  ['{"allowed":true}', true],
  ['{"allowed":0}', false],
  ['{"canView":true}', true],
  ['{"permission":false,"order":10001}', false],
  ['{"allowed":false,"isAdmin":true}', false],
  ['{"allowed":null,"isAdmin":true}', false],
  ['{"canView":true,"canEdit":false}', false],
  ['{}', false],
  ['null', false],
  ['[]', false],
  ['"yes"', false],
  ['', false],
  ['<p>yes</p>', false],
])('a permission check that is answered %j is %j', async (text, allowed) => {
  expect(await callWith(({ auth }) => auth.canViewOrder({ id: 1 }), text)).toEqual({ allowed });
  expect(await callWith(({ auth }) => auth.canViewGuides(), text)).toEqual({ allowed });
});

// @spec 7.0-9
test.each([
  ['10001', 10_001],
  ['"10001"', 10_001],
  ['{"id":10001}', 10_001],
  ['{"id":"10001","status":5}', 10_001],
  ['{"id":null}', null],
  ['{}', null],
  ['null', null],
  ['0', null],
  ['false', null],
  ['""', null],
  ['', null],
])('getNoLogin that is answered %j gives the order %j', async (text, id) => {
  expect(await callWith(({ order }) => order.getNoLogin(), text)).toEqual({ id });
});

const at = '2026-01-02T03:04:05.000Z';

// @spec 3.8-2, 3.8-3, 7.0-16
test.each([
  ['an object', { Chat_messages: { message: 'hi', createdAt: at } }],
  ['keys with a dot', { 'Chat_messages.message': 'hi', 'Chat_messages.createdAt': at }],
  ['another time zone', { Chat_messages: { message: 'hi', createdAt: '2026-01-02T04:04:05+01:00' } }],
  ['milliseconds', { Chat_messages: { message: 'hi', createdAt: Date.parse(at), id: 9 } }],
])('an unread message has its text as %s', async (_, text) => {
  const list = { unreadMsg: [{ id: '3', purchase: 'Gold', ...text }], allMsg: [] };
  expect(await callWith(({ chatMessage }) => chatMessage.getMessageList({ offset: 0 }), JSON.stringify(list))).toEqual({
    unreadMsg: [{ id: 3, order: null, purchase: 'Gold', Chat_messages: { message: 'hi', createdAt: at } }],
    allMsg: [],
  });
});

test('a message without `unread` is unread when the unread list has it', async () => {
  const message = (id: number) => ({ id, purchase: 'Gold', message: 'hi', createdAt: at });
  const unread = { id: 2, purchase: 'Gold', Chat_messages: { message: 'hi', createdAt: at } };
  const list = { unreadMsg: [unread], allMsg: [message(2), message(1), { ...message(0), id: 5, unread: 1, order: 7 }] };
  const read = await callWith(({ chatMessage }) => chatMessage.getMessageList({ offset: 0 }), JSON.stringify(list));
  expect(read).toMatchObject({
    allMsg: [
      { id: 2, order: null, unread: true },
      { id: 1, order: null, unread: false },
      { id: 5, order: 7, unread: true },
    ],
  });
});

// @spec 3.8-1, 7.0-20
test('notifications need only message, createdAt and seen', async () => {
  const rows = [
    { message: 'a', createdAt: at, seen: 0 },
    { message: 'b', createdAt: at, seen: '1' },
    { id: '4', message: 'c', createdAt: at, seen: true, order: '7' },
    { id: null, message: null, createdAt: at },
  ];
  const list = ({ notification }: SpecClient) => notification.getNotifications();
  expect(await callWith(list, JSON.stringify(rows))).toEqual([
    { id: null, message: 'a', createdAt: at, seen: 0, order: null, path: null },
    { id: null, message: 'b', createdAt: at, seen: 1, order: null, path: null },
    { id: 4, message: 'c', createdAt: at, seen: 1, order: 7, path: null },
    { id: null, message: '', createdAt: at, seen: 0, order: null, path: null },
  ]);
  expect(await callWith(list, 'null')).toEqual([]);
});

test.each<[string, (client: SpecClient) => Promise<unknown>, string, unknown]>([
  // @spec 7.0-4, 7.0-5
  ['a bare token', ({ auth }) => auth.isAuthenticated(), '"x.y.z"', { token: 'x.y.z' }],
  ['a token beside a user', ({ auth }) => auth.isAuthenticated(), '{"token":"x.y.z","user":5}', { token: 'x.y.z' }],
  // @spec 7.0-10
  ['a bare rank', ({ user }) => user.getLoyaltyRank(), '"Novice"', { name: 'Novice' }],
  ['no rank', ({ user }) => user.getLoyaltyRank(), 'null', { name: null }],
  ['a rank with an id', ({ user }) => user.getLoyaltyRank(), '{"id":1,"name":"Novice"}', { name: 'Novice' }],
  // @spec 7.0-11
  [
    'user info of a database',
    ({ user }) => user.getUserInfo(),
    '{"name":"Ada","balance":"7.00","premium":1}',
    { name: 'Ada', balance: 7, premium: true },
  ],
  [
    'user info of nulls',
    ({ user }) => user.getUserInfo(),
    '{"name":null,"balance":0,"premium":null}',
    { name: '', balance: 0, premium: false },
  ],
  // @spec 7.0-12
  ['a bare balance', ({ boostcoin }) => boostcoin.getBalance({ user_id: null }), '7', { balance: 7 }],
  ['a balance as text', ({ boostcoin }) => boostcoin.getBalance({ user_id: null }), '{"balance":"7"}', { balance: 7 }],
  // @spec 7.0-15
  ['a rate as text', ({ exchange }) => exchange.usdToEur(), '{"rate":"0.92"}', { rate: 0.92 }],
  ['a bare rate', ({ exchange }) => exchange.eurToUsd(), '1.08', { rate: 1.08 }],
  // @spec 7.0-22
  ['no search result', ({ search }) => search.dashboardSearch({ searchFilter: '1' }), 'null', []],
])('%s is read', async (_, call, text, answer) => {
  expect(await callWith(call, text)).toEqual(answer);
});

test.each<[string, (client: SpecClient) => Promise<unknown>]>([
  ['auth.isAuthenticated', ({ auth }) => auth.isAuthenticated()],
  ['order.getNoLogin', ({ order }) => order.getNoLogin()],
  ['user.getLoyaltyRank', ({ user }) => user.getLoyaltyRank()],
  ['user.getUserInfo', ({ user }) => user.getUserInfo()],
  ['boostcoin.getBalance', ({ boostcoin }) => boostcoin.getBalance({ user_id: null })],
  ['exchange.usdToEur', ({ exchange }) => exchange.usdToEur()],
  ['chatMessage.getMessageList', ({ chatMessage }) => chatMessage.getMessageList({ offset: 0 })],
  ['notification.getNotifications', ({ notification }) => notification.getNotifications()],
  ['search.dashboardSearch', ({ search }) => search.dashboardSearch({ searchFilter: '1' })],
])('%s that is answered with a page is a bad answer, not an empty one', async (name, call) => {
  await expect(callWith(call, '<!doctype html><p>Hello</p>')).rejects.toMatchObject({ code: 'bad_answer', call: name });
});
