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
const seen = [{ id: 1, message: 'Payout sent', createdAt: at, seen: 0, order: null }];
const done = { ok: true };

/** SPEC §7 row by row: what is called, as it goes over the wire, what the server says. */
const rows: [
  title: string,
  call: (client: SpecClient) => Promise<unknown>,
  line: string,
  body: object | null,
  answer: unknown,
][] = [
  [
    'gives a fresh token for the stored one',
    ({ auth }) => auth.isAuthenticated(),
    'POST /auth/isAuthenticated',
    {},
    { token: 'x.y.z' },
  ],
  [
    'signs in with credentials',
    ({ auth }) => auth.login({ email: 'a@b.example', password: 'p' }),
    'POST /auth/login',
    { email: 'a@b.example', password: 'p' },
    { token: 'x.y.z' },
  ],
  [
    'asks whether guides may be seen',
    ({ auth }) => auth.canViewGuides(),
    'POST /auth/canViewGuides',
    {},
    { allowed: false },
  ],
  [
    'asks whether an order may be seen',
    ({ auth }) => auth.canViewOrder({ id: 10_001 }),
    'POST /auth/canViewOrder',
    { id: 10_001 },
    { allowed: true },
  ],
  [
    'sends the fingerprint',
    ({ auth }) => auth.saveUser({ visitorId: 'v' }),
    'POST /auth/saveUser',
    { visitorId: 'v' },
    done,
  ],
  [
    'finds the order that lacks account details',
    ({ order }) => order.getNoLogin(),
    'POST /order/getNoLogin',
    {},
    { id: 10_001 },
  ],
  ['reads the loyalty rank', ({ user }) => user.getLoyaltyRank(), 'POST /user/getLoyaltyRank', {}, { name: 'Novice' }],
  [
    'reads name, balance and premium',
    ({ user }) => user.getUserInfo(),
    'POST /user/getUserInfo',
    {},
    { name: 'Ada', balance: 7, premium: true },
  ],
  [
    "reads one's own coins by a null",
    ({ boostcoin }) => boostcoin.getBalance({ user_id: null }),
    'POST /boostcoin/getBalance',
    { user_id: null },
    { balance: 7 },
  ],
  [
    'registers the push token',
    ({ user }) => user.setOnesignalToken({ onesignal_token: 't' }),
    'POST /user/setOnesignalToken',
    { onesignal_token: 't' },
    done,
  ],
  [
    'removes the push token',
    ({ user }) => user.removeOnesignalToken({ onesignal_token: 't' }),
    'POST /user/removeOnesignalToken',
    { onesignal_token: 't' },
    done,
  ],
  [
    'reads dollars in euros',
    ({ exchange }) => exchange.usdToEur(),
    'GET /getExchangeRate/USD/EUR',
    null,
    { rate: 0.9 },
  ],
  [
    'reads euros in dollars',
    ({ exchange }) => exchange.eurToUsd(),
    'GET /getExchangeRate/EUR/USD',
    null,
    { rate: 1.1 },
  ],
  [
    'lists unread and all messages from an offset',
    ({ chatMessage }) => chatMessage.getMessageList({ offset: 20 }),
    'POST /chat_message/getMessageList',
    { offset: 20 },
    { unreadMsg: [unread], allMsg: [read] },
  ],
  [
    'clears the unread list',
    ({ chatMessage }) => chatMessage.clearMessages({ ids: [3, 2] }),
    'POST /chat_message/clearMessages',
    { ids: [3, 2] },
    done,
  ],
  [
    'marks a message unread',
    ({ chatMessage }) => chatMessage.makeUnread({ id: 2 }),
    'POST /chat_message/makeUnread',
    { id: 2 },
    done,
  ],
  [
    'marks a message read',
    ({ chatMessage }) => chatMessage.makeRead({ id: 3 }),
    'POST /chat_message/makeRead',
    { id: 3 },
    done,
  ],
  [
    'lists notifications',
    ({ notification }) => notification.getNotifications(),
    'POST /notification/getNotifications',
    {},
    seen,
  ],
  [
    'clears notifications',
    ({ notification }) => notification.clearNotifications(),
    'POST /notification/clearNotifications',
    {},
    done,
  ],
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

describe('what a server may not answer', () => {
  test.each<[string, (client: SpecClient) => Promise<unknown>, unknown, string]>([
    [
      'a notification seen halfway',
      ({ notification }) => notification.getNotifications(),
      [{ ...seen[0], seen: 2 }],
      'notification.getNotifications: bad answer at 0.seen',
    ],
    [
      'an unread message without its text',
      ({ chatMessage }) => chatMessage.getMessageList({ offset: 0 }),
      { unreadMsg: [{ ...unread, Chat_messages: {} }], allMsg: [] },
      'chatMessage.getMessageList: bad answer at unreadMsg.0.Chat_messages.message',
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
      { balance: '7' },
      'boostcoin.getBalance: bad answer at balance',
    ],
  ])('%s', async (_, call, answer, message) => {
    const server = await startServer(json(answer));
    await expect(call(clientAt(server.url))).rejects.toThrow(message);
  });
});
