import { isAction } from '@boostdesk/auth';
import { describe, expect, test } from 'vitest';
import * as face from './index.ts';
import { authSession, calls, chatList, contract, errorStatus, orderLists, orderStart } from './index.ts';

const good = {
  fingerprint: { visitorId: 'v', confidence: 0.9 },
  unread: {
    id: 1,
    order: 10_001,
    purchase: 'p',
    Chat_messages: { message: 'm', createdAt: '2026-01-02T03:04:05.000Z' },
  },
};

/** SPEC §7, row by row: call, method, path, a payload, an answer. */
const specified: readonly [name: string, method: string, path: string, payload: unknown, answer: unknown][] = [
  ['auth.isAuthenticated', 'POST', '/auth/isAuthenticated', {}, { token: 't' }],
  ['auth.login', 'POST', '/auth/login', { email: 'a@b.example', password: 'p' }, { token: 't' }],
  ['auth.canViewGuides', 'POST', '/auth/canViewGuides', {}, { allowed: true }],
  ['auth.canViewOrder', 'POST', '/auth/canViewOrder', { id: 1 }, { allowed: false }],
  ['auth.saveUser', 'POST', '/auth/saveUser', good.fingerprint, { ok: true }],
  ['order.getNoLogin', 'POST', '/order/getNoLogin', {}, { id: null }],
  ['user.getLoyaltyRank', 'POST', '/user/getLoyaltyRank', {}, { name: 'Novice' }],
  ['user.getUserInfo', 'POST', '/user/getUserInfo', {}, { name: 'n', balance: 1, premium: false }],
  ['boostcoin.getBalance', 'POST', '/boostcoin/getBalance', { user_id: null }, { balance: 0 }],
  ['user.setOnesignalToken', 'POST', '/user/setOnesignalToken', { onesignal_token: 't' }, { ok: true }],
  ['user.removeOnesignalToken', 'POST', '/user/removeOnesignalToken', { onesignal_token: 't' }, { ok: true }],
  ['exchange.usdToEur', 'GET', '/getExchangeRate/USD/EUR', {}, { rate: 0.9 }],
  ['exchange.eurToUsd', 'GET', '/getExchangeRate/EUR/USD', {}, { rate: 1.1 }],
  [
    'chatMessage.getMessageList',
    'POST',
    '/chat_message/getMessageList',
    { offset: 0 },
    { unreadMsg: [good.unread], allMsg: [] },
  ],
  ['chatMessage.clearMessages', 'POST', '/chat_message/clearMessages', { ids: [1] }, { ok: true }],
  ['chatMessage.makeUnread', 'POST', '/chat_message/makeUnread', { id: 1 }, { ok: true }],
  ['chatMessage.makeRead', 'POST', '/chat_message/makeRead', { id: 1 }, { ok: true }],
  ['notification.getNotifications', 'POST', '/notification/getNotifications', {}, []],
  ['notification.clearNotifications', 'POST', '/notification/clearNotifications', {}, { ok: true }],
  ['search.dashboardSearch', 'POST', '/dashboardSearch', { searchFilter: '10001' }, [{ label: 'l', url: '/u' }]],
];

describe('every call of SPEC §7 is there as written', () => {
  test.each(specified)('%s is %s %s', (...row) => {
    const [name, method, path, payload, answer] = row;
    const call = calls.find((entry) => entry.name === name);
    expect(call).toMatchObject({ method, path, source: 'SPEC §7' });
    expect(call?.request.safeParse(payload)).toEqual({ success: true, data: payload });
    expect(call?.answer.safeParse(answer)).toEqual({ success: true, data: answer });
  });

  test('and no other claims to be', () => {
    const claimed = calls.filter(({ source }) => source === 'SPEC §7').map(({ name }) => name);
    expect(claimed.sort()).toEqual(specified.map(([name]) => name).sort());
  });
});

describe('the table is sound', () => {
  test('a name is part.function, and once', () => {
    const names = Object.entries(contract).flatMap(([part, entries]) =>
      Object.keys(entries).map((name) => `${part}.${name}`),
    );
    expect(calls.map(({ name }) => name)).toEqual(names);
    expect(new Set(names).size).toBe(names.length);
  });

  test('method and path are once, and a path is plain', () => {
    const routes = calls.map(({ method, path }) => `${method} ${path}`);
    expect(new Set(routes).size).toBe(routes.length);
    for (const { path } of calls) expect(path).toMatch(/^(\/\w+)+$/);
  });

  test('no path is the end of another, so that any folder may stand before it', () => {
    const paths = calls.map(({ path }) => path);
    expect(paths.filter((path) => paths.some((other) => other !== path && other.endsWith(path)))).toEqual([]);
  });

  test('rights and errors are known, errors in order and once', () => {
    for (const { name, right, errors } of calls) {
      expect(isAction(right), name).toBe(true);
      expect(errors, name).toEqual([...new Set(errors)].sort());
      for (const code of errors) expect(errorStatus, name).toHaveProperty(code);
    }
  });

  test('a keyed call is a write that knows a key used twice; a GET is a read that asks nothing', () => {
    for (const { name, keyed, kind, errors, method, request } of calls) {
      if (keyed === true) expect([kind, errors.includes('key_reused')], name).toEqual(['write', true]);
      if (method === 'GET') expect([kind, request.safeParse({}).success], name).toEqual(['read', true]);
    }
  });

  test('a request with a key too many is refused', () => {
    for (const { name, request } of calls) {
      const issues = request.safeParse({ isStaff: 1 }).error?.issues ?? [];
      expect(
        issues.some(({ code }) => code === 'unrecognized_keys'),
        name,
      ).toBe(true);
    }
  });

  test('nothing ever answers 400, and 401 means the session alone', () => {
    expect(Object.values(errorStatus)).not.toContain(400);
    expect(Object.entries(errorStatus).filter(([, status]) => status === 401)).toEqual([['session_ended', 401]]);
  });

  test('only the checks of SPEC §8 turn a failure into no', () => {
    const checks = calls.filter((call) => 'failedIsNo' in call).map(({ name }) => name);
    expect(checks).toEqual(['auth.canViewGuides', 'auth.canViewOrder']);
  });

  test('only a sign-in turns its refusal into false', () => {
    expect(calls.filter((call) => call.refusedIsFalse === true).map(({ name }) => name)).toEqual(['auth.login']);
  });

  test('what can be had alone is the very entry of its part', () => {
    expect(contract.order).toMatchObject({ ...orderStart, ...orderLists });
    expect(contract.order.getNoLogin).toBe(orderStart.getNoLogin);
    expect(contract.auth).toMatchObject(authSession);
    expect(contract.chatMessage).toMatchObject(chatList);
  });
});

test('the public face changes on purpose only', () => {
  const shared = [
    'CONTENT_MAX',
    'ERROR_CODE_HEADER',
    'ERROR_DETAILS_HEADER',
    'EXCHANGE_HEADER',
    'BORROW_MAX_HOURS',
    'COIN_CHANGE_MAX',
    'GIFT_MAX',
    'IDEMPOTENCY_HEADER',
    'LANGUAGES',
    'MESSAGES_PAGE',
    'MESSAGE_MAX',
    'NOTIFICATIONS_PAGE',
    'PICTURE_MAX',
    'POST_MAX',
    'SYSTEM_CODES',
    'UNREAD_MAX',
    'NEED_HOURS',
    'areas',
    'calls',
    'contract',
  ];
  const others = [
    'AlertChoice',
    'AppearanceChoice',
    'authSession',
    'chatList',
    'applicationStatuses',
    'coinReasons',
    'contentSlugs',
    'defineCall',
    'errorStatus',
    'expenseKinds',
    'feedbackStatuses',
    'fineStates',
    'giftStates',
    'movementReasons',
    'movementSides',
    'offerStates',
    'orderLists',
    'orderNeeds',
    'orderScopes',
    'orderStart',
    'paymentStates',
    'payoutStatuses',
    'progressPayStates',
    'rankingKeys',
    'rankingPeriods',
    'tame',
    'universalErrors',
    'waitingRows',
    'wantedWords',
  ];
  expect(Object.keys(face).sort()).toEqual([...shared, ...others, ...Object.keys(contract)].sort());
});
