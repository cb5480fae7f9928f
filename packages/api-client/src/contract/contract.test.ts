import { isAction } from '@boostdesk/auth';
import { type DetailField, detailFieldsOf, games, services } from '@boostdesk/catalogs';
import { describe, expect, test } from 'vitest';
import * as face from './index.ts';
import {
  authChecks,
  authSession,
  calls,
  chatList,
  contract,
  errorStatus,
  orderDesk,
  orderLists,
  orderStart,
} from './index.ts';

const good = {
  fingerprint: { visitorId: 'v', confidence: 0.9 },
  unread: {
    id: 1,
    order: 10_001,
    purchase: 'p',
    Chat_messages: { message: 'm', createdAt: '2026-01-02T03:04:05.000Z' },
  },
};

/** SPEC §7 by row: call, method, path, request, response. */
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

describe('every call of SPEC §7 has its method, path and shapes', () => {
  test.each(specified)('%s is %s %s', (...row) => {
    const [name, method, path, payload, answer] = row;
    const call = calls.find((entry) => entry.name === name);
    expect(call).toMatchObject({ method, path, source: 'SPEC §7' });
    expect(call?.request.safeParse(payload)).toEqual({ success: true, data: payload });
    expect(call?.response.safeParse(answer)).toEqual({ success: true, data: answer });
    expect(call?.tolerantResponse?.safeParse(answer)).toEqual({ success: true, data: answer });
  });

  test('no other call is read tolerantly', () => {
    expect(calls.filter(({ tolerantResponse }) => tolerantResponse !== undefined).map(({ source }) => source)).toEqual(
      specified.map(() => 'SPEC §7'),
    );
  });

  test('no other call claims to be from SPEC §7', () => {
    const claimed = calls.filter(({ source }) => source === 'SPEC §7').map(({ name }) => name);
    expect(claimed.sort()).toEqual(specified.map(([name]) => name).sort());
  });
});

describe('the contract', () => {
  test('has unique names of the form part.function', () => {
    const names = Object.entries(contract).flatMap(([part, entries]) =>
      Object.keys(entries).map((name) => `${part}.${name}`),
    );
    expect(calls.map(({ name }) => name)).toEqual(names);
    expect(new Set(names).size).toBe(names.length);
  });

  test('has unique combinations of method and path, and plain paths', () => {
    const routes = calls.map(({ method, path }) => `${method} ${path}`);
    expect(new Set(routes).size).toBe(routes.length);
    for (const { path } of calls) expect(path).toMatch(/^(\/\w+)+$/);
  });

  test('has no path that ends with another, so that any prefix is possible', () => {
    const paths = calls.map(({ path }) => path);
    expect(paths.filter((path) => paths.some((other) => other !== path && other.endsWith(path)))).toEqual([]);
  });

  test('has known rights, and known errors in order, once each', () => {
    for (const { name, right, errors } of calls) {
      expect(isAction(right), name).toBe(true);
      expect(errors, name).toEqual([...new Set(errors)].sort());
      for (const code of errors) expect(errorStatus, name).toHaveProperty(code);
    }
  });

  test('requires key_reused of idempotent writes, and an empty request of GET', () => {
    for (const { name, requiresIdempotencyKey, kind, errors, method, request } of calls) {
      if (requiresIdempotencyKey === true) expect([kind, errors.includes('key_reused')], name).toEqual(['write', true]);
      if (method === 'GET') expect([kind, request.safeParse({}).success], name).toEqual(['read', true]);
    }
  });

  test('rejects unknown keys in requests', () => {
    for (const { name, request } of calls) {
      const issues = request.safeParse({ isStaff: 1 }).error?.issues ?? [];
      expect(
        issues.some(({ code }) => code === 'unrecognized_keys'),
        name,
      ).toBe(true);
    }
  });

  test('has no error with status 400, and 401 only for ended sessions', () => {
    expect(Object.values(errorStatus)).not.toContain(400);
    expect(Object.entries(errorStatus).filter(([, status]) => status === 401)).toEqual([['session_ended', 401]]);
  });

  test("turns failures into 'not permitted' only for the checks of SPEC §8", () => {
    const checks = calls.filter((call) => 'denyOnFailure' in call).map(({ name }) => name);
    expect(checks).toEqual(['auth.canViewGuides', 'auth.canViewOrder']);
  });

  test('turns rejections into false only for sign-ins', () => {
    expect(calls.filter((call) => call.falseOnRejection === true).map(({ name }) => name)).toEqual(['auth.login']);
  });

  test('has the same entries in partial parts as in the whole one', () => {
    expect(contract.order).toMatchObject({ ...orderStart, ...orderLists, ...orderDesk });
    expect(contract.order.getNoLogin).toBe(orderStart.getNoLogin);
    expect(contract.auth).toMatchObject({ ...authSession, ...authChecks });
    expect(contract.chatMessage).toMatchObject(chatList);
  });
});

function exampleOf(field: DetailField): unknown {
  switch (field.kind) {
    case 'choice':
      return field.choices.reduce((longest, choice) => (choice.length > longest.length ? choice : longest));
    case 'number':
    case 'points':
      return field.most;
    case 'text':
      return 'x'.repeat(field.longest);
    case 'names':
      return Array.from({ length: field.most }, () => 'x'.repeat(field.longest));
    case 'flag':
      return true;
  }
}

test('order.create takes every detail of every service', () => {
  const links = games.flatMap((game) => game.services.map(({ link }) => link.slice(1)));
  const fields = [...services.map(({ slug }) => slug), ...links].flatMap((slug) => detailFieldsOf(slug));
  expect(fields.length).toBeGreaterThan(50);
  for (const field of fields) {
    const request = { serviceId: 1, currency: 'USD', details: { [field.key]: exampleOf(field) } };
    expect(contract.order.create.request.safeParse(request).success, field.key).toBe(true);
  }
});

test('the contract exports exactly these names', () => {
  const shared = [
    'CONTENT_MAX',
    'ERROR_CODE_HEADER',
    'ERROR_DETAILS_HEADER',
    'EXCHANGE_HEADER',
    'FAVORITES_MAX',
    'BORROW_MAX_HOURS',
    'COIN_CHANGE_MAX',
    'GIFT_MAX',
    'IDEMPOTENCY_HEADER',
    'LANGUAGES',
    'LOGIN_MAX',
    'MESSAGES_PAGE',
    'MessageQuote',
    'MESSAGE_MAX',
    'MESSAGE_SEARCH_MAX',
    'SCHEDULED_DAYS',
    'SCHEDULED_MAX',
    'MUTED_MAX',
    'NAME_MAX',
    'NOTIFICATIONS_PAGE',
    'ORDER_TEXT_MAX',
    'PAGE_MAX',
    'PASSWORD_MAX',
    'PASSWORD_MIN',
    'ALT_TEXT_MAX',
    'MESSAGE_PICTURES_MAX',
    'PICTURE_MAX',
    'PICTURE_UPLOAD_MAX',
    'POST_MAX',
    'PROOF_MIN',
    'PROGRESS_IMPORT_MAX',
    'PROGRESS_UNDO_SECONDS',
    'REASON_MAX',
    'REFUSAL_MAX',
    'REASON_MIN',
    'TIP_MAX',
    'GUIDE_MAX',
    'GUIDE_VERSIONS_MAX',
    'TRACKING_DAYS_MAX',
    'DISPUTE_TEXT',
    'SYSTEM_CODES',
    'UNREAD_MAX',
    'NEED_HOURS',
    'areas',
    'calls',
    'contract',
  ];
  const others = [
    'AREA_COUNT_MAX',
    'AREA_PAGE_MAX',
    'AREA_TEXT_MAX',
    'AlertChoice',
    'AppearanceChoice',
    'authChecks',
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
    'orderDesk',
    'orderStart',
    'paymentStates',
    'payoutStatuses',
    'pictureTypes',
    'progressPayStates',
    'rankingKeys',
    'rankingPeriods',
    'redact',
    'universalErrors',
    'waitingFilters',
    'searchTerms',
  ];
  expect(Object.keys(face).sort()).toEqual([...shared, ...others, ...Object.keys(contract)].sort());
});
