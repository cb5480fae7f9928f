import type { ApiError } from '@boostdesk/api-client';
import { FakeApiError } from '@boostdesk/api-client/testing';
import type { SessionState } from '@boostdesk/auth/session';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Services } from '../core/services.ts';
import { createStore } from '../core/state.ts';
import { createQueryClient, keys } from '../data/query-client.ts';
import { createFakeServer } from '../testing/fake-server.ts';
import { sendFingerprint } from './fingerprint.ts';
import { completeTask, trackLogin } from './post-login-tasks.ts';
import { userInfoAtom } from './session-atoms.ts';
import { runStartUpCalls } from './start-up-calls.ts';

vi.mock('./fingerprint.ts', () => ({ sendFingerprint: vi.fn(async () => undefined) }));

beforeEach(() => {
  sessionStorage.clear();
  vi.mocked(sendFingerprint).mockClear();
  history.replaceState(null, '', '/');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

const notice = {
  id: 1,
  message: 'Welcome',
  createdAt: '2026-01-02T03:04:05.000Z',
  seen: 0,
  order: null,
  path: null,
} as const;

/** Event-loop turns until an answer has arrived. */
const TURNS = 15;
const answered = async () => {
  for (let turn = 0; turn < TURNS; turn += 1) await new Promise((resolve) => setImmediate(resolve));
};

/** Delays of the retries, in ms. */
const RESTS = [2_000, 15_000, 60_000] as const;

interface Start {
  readonly isFresh: boolean;
  /** Order without account details, or a refusal. */
  readonly noLogin?: number | null | 'refused';
  readonly away?: number;
  readonly apiKey?: string | null;
  /** Answer of the user data, when the boot could not fetch it. */
  readonly userInfo?: () => { name: string; balance: number; premium: boolean };
}

function startOf({ isFresh, noLogin = null, away = 0, apiKey = 'key-1', userInfo }: Start) {
  const asked: string[] = [];
  const once =
    <T>(call: string, answer: () => T) =>
    () => {
      asked.push(call);
      if (asked.filter((one) => one === call).length <= away) throw new FakeApiError('closing');
      return answer();
    };
  const refuse = () => {
    throw new FakeApiError('not_found');
  };
  const failures: string[] = [];
  const onError = ({ call }: ApiError) => failures.push(call);
  const { api } = createFakeServer(
    {
      user: {
        getLoyaltyRank: once('loyalty', away > 0 ? () => ({ name: 'Veteran' }) : refuse),
        getUserInfo: once('userInfo', () => userInfo?.() ?? refuse()),
      },
      boostcoin: { getBalance: once('coins', () => ({ balance: 250 })) },
      order: { getNoLogin: once('noLogin', noLogin === 'refused' ? refuse : () => ({ id: noLogin })) },
      notification: { getNotifications: once('notices', () => [notice]) },
      chatMessage: { getMessageList: once('messages', () => ({ unreadMsg: [], allMsg: [] })) },
    },
    onError,
  );
  const store = createStore();
  const known = { name: 'Mina', balance: 0, premium: false, loyaltyRank: null };
  store.set(userInfoAtom, userInfo === undefined ? known : { ...known, balance: null, premium: null });
  const queries = createQueryClient();
  let login = isFresh;
  let notify: (state: SessionState) => void = () => undefined;
  const session = {
    get: () => ({ status: 'authenticated', session: { sid: 's-1' }, login }) as SessionState,
    subscribe: (listener: typeof notify) => {
      notify = listener;
      return () => undefined;
    },
    completeLogin: () => {
      login = false;
    },
  };
  trackLogin(session.get());
  const screen = { navigate: vi.fn(), toast: vi.fn() };
  const config = { fingerprint: { apiKey, scriptUrl: '/agent.js' } };
  const services = { api, config, queries, store, session } as unknown as Services;
  void runStartUpCalls(services, screen);
  return {
    screen,
    store,
    queries,
    asked,
    /** Calls whose errors were shown. */
    failures,
    isFresh: () => login,
    logOut: () => notify({ status: 'loggedOut', by: 'user' }),
    tried: async (times = 0) => {
      await answered();
      for (const rest of RESTS.slice(0, times)) {
        await vi.advanceTimersByTimeAsync(rest);
        await answered();
      }
    },
  };
}

const always = ['loyalty', 'coins', 'notices', 'messages'];

// @spec 4.3-1, 4.5-1
test('the start-up calls are sent once, independently; a login also asks for missing account details', async () => {
  const fresh = startOf({ isFresh: true, noLogin: 10_001 });
  await fresh.tried();
  expect(fresh.asked.sort()).toEqual([...always, 'noLogin'].sort());
  // The refused loyalty rank does not affect the other calls.
  expect(fresh.store.get(userInfoAtom)).toMatchObject({ balance: 250, loyaltyRank: null });
  expect(fresh.queries.getQueryData(keys.notifications())).toMatchObject({ pages: [{ items: [notice], next: null }] });
  expect(fresh.screen.navigate).toHaveBeenCalledExactlyOnceWith('/order/10001');
  expect(fresh.screen.toast).toHaveBeenCalledExactlyOnceWith({
    title: 'Account details issue',
    message: 'Please fill out your account details to start your order.',
  });
  expect(fresh.isFresh()).toBe(false);
});

test.each([
  ['key-1', 1],
  [null, 0],
])('a login with the fingerprint key %j takes %i fingerprints', async (apiKey, times) => {
  await startOf({ isFresh: true, apiKey }).tried();
  await vi.dynamicImportSettled();
  expect(sendFingerprint).toHaveBeenCalledTimes(times);
});

// @spec 4.3-1
test('each call is retried while the server is unreachable; the login stays fresh and each error is shown once', async () => {
  const start = startOf({ isFresh: true, noLogin: 10_001, away: 2 });
  await start.tried(1);
  expect(start.asked).toHaveLength(10);
  expect([start.isFresh(), start.screen.toast.mock.calls.length]).toEqual([true, 0]);
  expect(start.failures.sort()).toEqual([
    'boostcoin.getBalance',
    'chatMessage.getMessageList',
    'notification.getNotifications',
    'order.getNoLogin',
    'user.getLoyaltyRank',
  ]);
  await vi.advanceTimersByTimeAsync(RESTS[1]);
  await answered();
  expect(start.asked).toHaveLength(15);
  expect(start.failures).toHaveLength(5);
  expect(start.store.get(userInfoAtom)).toMatchObject({ balance: 250, loyaltyRank: 'Veteran' });
  expect(start.queries.getQueryData(keys.notifications())).toMatchObject({ pages: [{ items: [notice] }] });
  expect(start.queries.getQueryData(keys.messages())).toBeDefined();
  expect(start.screen.navigate).toHaveBeenCalledExactlyOnceWith('/order/10001');
  expect(start.screen.toast).toHaveBeenCalledOnce();
  expect(start.isFresh()).toBe(false);
});

test('the login completes when the server stays unreachable, without navigation', async () => {
  const start = startOf({ isFresh: true, noLogin: 10_001, away: 10 });
  await start.tried(3);
  expect(start.asked).toHaveLength(20);
  await vi.advanceTimersByTimeAsync(600_000);
  expect(start.asked).toHaveLength(20);
  expect(start.isFresh()).toBe(false);
  expect(start.screen.toast).not.toHaveBeenCalled();
});

test('the end of the session stops the retries', async () => {
  const start = startOf({ isFresh: true, noLogin: 10_001, away: 1 });
  await start.tried();
  start.logOut();
  await start.tried(3);
  expect(start.asked).toHaveLength(5);
  expect(start.screen.toast).not.toHaveBeenCalled();
});

test('an answer after the end of the session does not navigate', async () => {
  const start = startOf({ isFresh: true, noLogin: 10_001 });
  start.logOut();
  await start.tried();
  expect([start.screen.navigate, start.screen.toast].map((act) => act.mock.calls.length)).toEqual([0, 0]);
});

test('a user who is on that order already sees the toast, without navigation', async () => {
  history.replaceState(null, '', '/order/10001');
  const there = startOf({ isFresh: true, noLogin: 10_001 });
  await there.tried();
  expect(there.screen.navigate).not.toHaveBeenCalled();
  expect(there.screen.toast).toHaveBeenCalledOnce();
});

// @spec 2.9-3
test.each([
  ['followed a link to another page', '/profile', []],
  ['has navigated meanwhile', '/', ['/profile']],
  ['has navigated away and back meanwhile', '/', ['/profile', '/']],
])('a user who %s is not redirected: the toast links to the order', async (_, from, gone) => {
  history.replaceState(null, '', from);
  const { screen, tried } = startOf({ isFresh: true, noLogin: 10_001, away: 1 });
  for (const path of gone) history.pushState({}, '', path);
  await tried(1);
  expect(screen.navigate).not.toHaveBeenCalled();
  const [told] = screen.toast.mock.calls[0] ?? [];
  expect(told).toMatchObject({ title: 'Account details issue', action: { label: 'Open order #10001' } });
  told.action.onAction();
  expect(screen.navigate).toHaveBeenCalledExactlyOnceWith('/order/10001');
});

test('a session without a fresh login asks for no account details and does not navigate', async () => {
  const back = startOf({ isFresh: false, noLogin: 10_001 });
  await back.tried();
  expect(back.asked.sort()).toEqual([...always].sort());
  expect(back.screen.navigate).not.toHaveBeenCalled();
  expect(back.screen.toast).not.toHaveBeenCalled();
});

test('a reload while the server is unreachable keeps both post-login tasks until they are settled', async () => {
  const before = startOf({ isFresh: true, noLogin: 10_001, away: 10 });
  await before.tried();
  await vi.waitFor(() => expect(sendFingerprint).toHaveBeenCalledOnce());
  const reloaded = startOf({ isFresh: false, noLogin: 10_001 });
  await reloaded.tried();
  expect(reloaded.asked.sort()).toEqual([...always, 'noLogin'].sort());
  expect(reloaded.screen.navigate).toHaveBeenCalledExactlyOnceWith('/order/10001');
  await vi.waitFor(() => expect(sendFingerprint).toHaveBeenCalledTimes(2));
  completeTask('fingerprint');
  const again = startOf({ isFresh: false, noLogin: 10_001 });
  await again.tried();
  expect(again.asked.sort()).toEqual([...always].sort());
  expect(again.screen.toast).not.toHaveBeenCalled();
  expect(sendFingerprint).toHaveBeenCalledTimes(2);
});

test.each([
  ['that stays unreachable leaves it pending', 'away', ['noLogin']],
  ['that refuses the call settles it', 'refused', []],
] as const)('the account-details task depends on the answer: a server %s', async (_, how, asked) => {
  const start = startOf({ isFresh: true, noLogin: how === 'away' ? 10_001 : 'refused', away: how === 'away' ? 10 : 0 });
  await start.tried(3);
  expect(start.isFresh()).toBe(false);
  const reloaded = startOf({ isFresh: false });
  await reloaded.tried();
  expect(reloaded.asked.filter((call) => call === 'noLogin')).toEqual(asked);
});

test('a user without missing account details stays on the page', async () => {
  const done = startOf({ isFresh: true });
  await done.tried();
  expect(done.screen.navigate).not.toHaveBeenCalled();
  expect(done.screen.toast).not.toHaveBeenCalled();
});

test.each([
  ['at once', 0],
  ['after the server has failed twice', 2],
])('user data that the boot could not fetch is fetched %s, without a toast', async (_, failures) => {
  let left = failures;
  const start = startOf({
    isFresh: false,
    userInfo: () => {
      left -= 1;
      // Not transient: the boot fails for any answer.
      if (left >= 0) throw new FakeApiError('forbidden');
      return { name: 'Mina Berg', balance: 7, premium: true };
    },
  });
  await start.tried(failures);
  expect(start.store.get(userInfoAtom)).toMatchObject({ name: 'Mina Berg', balance: 250, premium: true });
  expect(start.asked.filter((call) => call === 'userInfo')).toHaveLength(failures + 1);
  expect(start.failures).not.toContain('user.getUserInfo');
});
