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
import { json, startServer } from './local-server.ts';

const parts = { auth, boostcoin, chatMessage, exchange, notification, order: orderStart, search, user };
const clientAt = (baseUrl: string) => createClient({ parts, baseUrl, token: () => 'a.b.c' });
type SpecClient = ReturnType<typeof clientAt>;

const at = '2026-01-02T03:04:05.000Z';
const unread = { id: 3, order: 10_001, purchase: 'Gold', Chat_messages: { message: 'hi', createdAt: at } };
const read = { id: 2, order: 10_001, purchase: 'Gold', message: 'hello', createdAt: at, unread: false };
const seen = [{ id: 1, message: 'Payout sent', createdAt: at, seen: 0, order: null, path: null }];
const done = { ok: true };

/** SPEC §7 by row: call, request on the wire, response. */
const rows: [
  title: string,
  call: (client: SpecClient) => Promise<unknown>,
  line: string,
  body: object | null,
  answer: unknown,
][] = [
  // @spec 7.0-4
  [
    'gives a fresh token for the stored one',
    ({ auth }) => auth.isAuthenticated(),
    'POST /auth/isAuthenticated',
    {},
    { token: 'x.y.z' },
  ],
  // @spec 7.0-5
  [
    'signs in with credentials',
    ({ auth }) => auth.login({ email: 'a@b.example', password: 'p' }),
    'POST /auth/login',
    { email: 'a@b.example', password: 'p' },
    { token: 'x.y.z' },
  ],
  // @spec 6.0-14, 7.0-6
  [
    'asks whether guides may be seen',
    ({ auth }) => auth.canViewGuides(),
    'POST /auth/canViewGuides',
    {},
    { allowed: false },
  ],
  // @spec 7.0-7
  [
    'asks whether an order may be seen',
    ({ auth }) => auth.canViewOrder({ id: 10_001 }),
    'POST /auth/canViewOrder',
    { id: 10_001 },
    { allowed: true },
  ],
  // @spec 7.0-8
  [
    'sends the fingerprint',
    ({ auth }) => auth.saveUser({ visitorId: 'v' }),
    'POST /auth/saveUser',
    { visitorId: 'v' },
    done,
  ],
  // @spec 7.0-9
  [
    'finds the order that lacks account details',
    ({ order }) => order.getNoLogin(),
    'POST /order/getNoLogin',
    {},
    { id: 10_001 },
  ],
  // @spec 3.1-2, 7.0-10
  ['reads the loyalty rank', ({ user }) => user.getLoyaltyRank(), 'POST /user/getLoyaltyRank', {}, { name: 'Novice' }],
  // @spec 3.1-2, 7.0-11
  [
    'reads name, balance and premium',
    ({ user }) => user.getUserInfo(),
    'POST /user/getUserInfo',
    {},
    { name: 'Ada', balance: 7, premium: true },
  ],
  // @spec 7.0-12
  [
    "reads one's own coins by a null",
    ({ boostcoin }) => boostcoin.getBalance({ user_id: null }),
    'POST /boostcoin/getBalance',
    { user_id: null },
    { balance: 7 },
  ],
  // @spec 7.0-13
  [
    'registers the push token',
    ({ user }) => user.setOnesignalToken({ onesignal_token: 't' }),
    'POST /user/setOnesignalToken',
    { onesignal_token: 't' },
    done,
  ],
  // @spec 7.0-14
  [
    'removes the push token',
    ({ user }) => user.removeOnesignalToken({ onesignal_token: 't' }),
    'POST /user/removeOnesignalToken',
    { onesignal_token: 't' },
    done,
  ],
  // @spec 7.0-15
  [
    'reads dollars in euros',
    ({ exchange }) => exchange.usdToEur(),
    'GET /getExchangeRate/USD/EUR',
    null,
    { rate: 0.9 },
  ],
  // @spec 7.0-15
  [
    'reads euros in dollars',
    ({ exchange }) => exchange.eurToUsd(),
    'GET /getExchangeRate/EUR/USD',
    null,
    { rate: 1.1 },
  ],
  // @spec 3.8-2, 7.0-16
  [
    'lists unread and all messages from an offset',
    ({ chatMessage }) => chatMessage.getMessageList({ offset: 20 }),
    'POST /chat_message/getMessageList',
    { offset: 20 },
    { unreadMsg: [unread], allMsg: [read] },
  ],
  // @spec 7.0-17
  [
    'clears the unread list',
    ({ chatMessage }) => chatMessage.clearMessages({ ids: [3, 2] }),
    'POST /chat_message/clearMessages',
    { ids: [3, 2] },
    done,
  ],
  // @spec 7.0-18
  [
    'marks a message unread',
    ({ chatMessage }) => chatMessage.makeUnread({ id: 2 }),
    'POST /chat_message/makeUnread',
    { id: 2 },
    done,
  ],
  // @spec 7.0-19
  [
    'marks a message read',
    ({ chatMessage }) => chatMessage.makeRead({ id: 3 }),
    'POST /chat_message/makeRead',
    { id: 3 },
    done,
  ],
  // @spec 3.8-1, 7.0-20
  [
    'lists notifications',
    ({ notification }) => notification.getNotifications(),
    'POST /notification/getNotifications',
    {},
    seen,
  ],
  // @spec 7.0-21
  [
    'clears notifications',
    ({ notification }) => notification.clearNotifications(),
    'POST /notification/clearNotifications',
    {},
    done,
  ],
  // @spec 3.8-4, 7.0-22
  [
    'searches orders by number',
    ({ search }) => search.dashboardSearch({ searchFilter: '10001' }),
    'POST /dashboardSearch',
    { searchFilter: '10001' },
    [{ label: 'Order #10001', url: '/order/10001' }],
  ],
];

describe('the calls of SPEC §7 on the wire', () => {
  test.each(rows)('%s', async (...row) => {
    const [, call, line, body, answer] = row;
    const server = await startServer(json(answer));
    expect(await call(clientAt(server.url))).toEqual(answer);
    const [request] = server.received;
    expect(server.received).toHaveLength(1);
    expect(`${request?.method} ${request?.url}`).toBe(line);
    expect(request?.body).toBe(body === null ? '' : JSON.stringify(body));
    expect(request?.headers.authorization).toBe('Bearer a.b.c');
  });
});

describe('invalid responses', () => {
  test.each<[string, (client: SpecClient) => Promise<unknown>, unknown, string]>([
    [
      'a notification of no time',
      ({ notification }) => notification.getNotifications(),
      [{ ...seen[0], createdAt: 'soon' }],
      'notification.getNotifications: bad answer at 0.createdAt',
    ],
    // @spec 3.8-3
    [
      'an unread message without its time',
      ({ chatMessage }) => chatMessage.getMessageList({ offset: 0 }),
      { unreadMsg: [{ ...unread, Chat_messages: { message: 'hi' } }], allMsg: [] },
      'chatMessage.getMessageList: bad answer at unreadMsg.0.Chat_messages.createdAt',
    ],
    ['a rate of zero', ({ exchange }) => exchange.usdToEur(), { rate: 0 }, 'exchange.usdToEur: bad answer at rate'],
    [
      'a found order without an address',
      ({ search }) => search.dashboardSearch({ searchFilter: '1' }),
      [{ label: 'Order #1' }],
      'search.dashboardSearch: bad answer at 0.url',
    ],
    [
      'a balance in words',
      ({ boostcoin }) => boostcoin.getBalance({ user_id: null }),
      { balance: 'seven' },
      'boostcoin.getBalance: bad answer at balance',
    ],
  ])('%s', async (_, call, answer, message) => {
    const server = await startServer(json(answer));
    await expect(call(clientAt(server.url))).rejects.toThrow(message);
  });
});
