import { createFakeApi, FakeApiError, FakeNetworkError } from '@boostdesk/api-client/testing';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { showRetry } from '../core/retry-notice.ts';
import { toasts } from '../core/toasts.ts';
import { redirectSessionEnded, redirectToRelogin } from '../session/redirects.ts';
import { userInfoAtom } from '../session/session-atoms.ts';
import { syncServerTime } from '../session/token-clock.ts';
import { servedConfig } from '../testing/config.ts';
import { tokenFor, tokenOf } from '../testing/token.ts';
import { type BootRouter, boot } from './boot.ts';

const tab = vi.hoisted(() => ({ receive: (_: 'token'): void => undefined }));

vi.mock('../session/browser-session.ts', async () => {
  const { createSession } = await import('@boostdesk/auth/session');
  const listen = (listener: typeof tab.receive) => {
    tab.receive = listener;
    return () => undefined;
  };
  const channel = { send: () => undefined, listen } as never;
  return { createBrowserSession: () => createSession({ storage: localStorage, channel }) };
});
vi.mock('../session/token-clock.ts', { spy: true });
vi.mock('../session/redirects.ts', { spy: true });
vi.mock('../core/retry-notice.ts', { spy: true });

const mine = tokenFor({ user: 5, sid: 'mine' });
const theirs = tokenFor({ user: 6, sid: 'theirs', name: 'B' });
const nameOf = (token: string | null) => (token === theirs ? 'B' : 'A');

/** Called before user data is answered. */
let beforeInfo: () => Promise<unknown>;
/** Called before the first check is answered. */
let beforeCheck: () => void;
const fake = createFakeApi({
  auth: {
    isAuthenticated: (_, { token }) => {
      beforeCheck();
      return { token: token ?? '' };
    },
  },
  user: {
    getUserInfo: async (_, { token }) => {
      await beforeInfo();
      return { name: nameOf(token), balance: 0, premium: false };
    },
  },
});
const router = { navigate: () => undefined, prefetchQueries: async () => undefined, openRouter: async () => ({}) };

beforeEach(() => {
  beforeInfo = async () => undefined;
  beforeCheck = () => undefined;
  for (const redirect of [redirectSessionEnded, redirectToRelogin]) vi.mocked(redirect).mockReturnValue();
  vi.stubGlobal('fetch', fake.fetch);
  localStorage.setItem('token', mine);
  globalThis.prefetchCache = {
    config: Promise.resolve(Response.json({ ...servedConfig, apiUrl: 'https://api.example' })),
    token: mine,
    at: 1_000,
    calls: new Map(),
  };
});
afterEach(() => {
  globalThis.prefetchCache = undefined;
  localStorage.clear();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
  toasts.closeAll();
});

const start = () => boot(null, router as unknown as BootRouter);

test('boot starts for the user who signs in in another tab while the user data is fetched', async () => {
  beforeInfo = async () => {
    beforeInfo = async () => undefined;
    // The first token is confirmed.
    await vi.waitFor(() => expect(syncServerTime).toHaveBeenCalled());
    localStorage.setItem('token', theirs);
    tab.receive('token');
  };
  const booted = await start();
  if (booted.kind !== 'ready') return expect.unreachable(booted.kind);
  const { session, store } = booted.services;
  expect(session.get()).toMatchObject({ status: 'authenticated', token: theirs });
  expect(store.get(userInfoAtom).name).toBe('B');
});

test('boot measures the server’s time from the moment at which the prefetch was sent', async () => {
  const answer = fake.fetch('https://api.example/auth/isAuthenticated', {
    method: 'POST',
    body: '{}',
    headers: { Authorization: `Bearer ${mine}` },
  });
  globalThis.prefetchCache?.calls.set('/auth/isAuthenticated', { body: '{}', answer });
  await start();
  expect(syncServerTime).toHaveBeenCalledWith(expect.anything(), 1_000, expect.any(Number));
});

test('boot measures the server’s time from its own request when nothing was prefetched', async () => {
  const before = Date.now();
  await start();
  const [, sentAt] = vi.mocked(syncServerTime).mock.calls[0] ?? [];
  expect(sentAt).toBeGreaterThanOrEqual(before);
});

// @spec 3.1-1
test.each([
  ['role and user', { role: 3, user: 5 }],
  ['role and user as text', { role: '3', user: '5' }],
  [
    'null claims',
    { role: 3, user: 5, employee: null, name: null, favorite_employees: null, relog: null, affilate: null },
  ],
  ['flags as numbers', { role: 3, user: 5, relog: 0, newsletter: 1, notification: 1 }],
  ['claims of a booster without sid', { role: 2, user: 5, employee: { trial: 0, games: null, platforms: ['PC'] } }],
])('boot signs in with a token of %s alone', async (_, payload) => {
  const token = tokenOf(payload);
  localStorage.setItem('token', token);
  const booted = await start();
  if (booted.kind !== 'ready') return expect.unreachable(booted.kind);
  const { session, store } = booted.services;
  expect(session.get()).toMatchObject({ status: 'authenticated', token, session: { user: 5 } });
  expect([localStorage.getItem('token'), store.get(userInfoAtom).name]).toEqual([token, 'A']);
  // A renewed token without a name keeps the name.
  const renewed = tokenOf({ ...payload, iat: 1 });
  session.confirmToken(renewed, token);
  expect([localStorage.getItem('token'), store.get(userInfoAtom).name]).toEqual([renewed, 'A']);
});

/** Responds with the text to the call of user data, as a server does that has another contract. */
const respondToUserInfo = (respond: () => Response | Promise<never>) => {
  vi.stubGlobal('fetch', (input: RequestInfo, init?: RequestInit) =>
    `${input}`.endsWith('/user/getUserInfo') ? respond() : fake.fetch(input, init),
  );
};
const toastsShown = () => toasts.getSnapshot().visible.map(({ title, message }) => [title, message]);
const unexpected = ['Unexpected answer from the server', 'user.getUserInfo'];

test.each<[string, () => Response | Promise<never>, readonly string[]]>([
  ['nonsense', () => new Response('nonsense'), unexpected],
  ['an empty body', () => new Response(''), unexpected],
  ['a list', () => Response.json([]), unexpected],
  ['null', () => Response.json(null), unexpected],
  ['a text', () => Response.json('Mina'), unexpected],
  ['HTML', () => new Response('<!doctype html>', { headers: { 'content-type': 'text/html' } }), unexpected],
  ['500', () => new Response('Down.', { status: 500 }), ['Error Code: 500', 'Message: Down.']],
  [
    '503 with Retry-After',
    () => new Response('Busy.', { status: 503, headers: { 'retry-after': '30' } }),
    ['Error Code: 503', 'Message: Busy.'],
  ],
  ['404', () => new Response('Not found', { status: 404 }), ['Error Code: 404', 'Message: Not found']],
  [
    'a reset connection',
    () => Promise.reject(new TypeError('Failed to fetch')),
    ['Error Code: 0', 'Message: Can’t reach the server.'],
  ],
])(
  'boot starts with what the token says, and a toast, when user data is answered with %s',
  async (_, respond, toast) => {
    respondToUserInfo(respond);
    const booted = await start();
    if (booted.kind !== 'ready') return expect.unreachable(booted.kind);
    const { session, store } = booted.services;
    expect(session.get()).toMatchObject({ status: 'authenticated', token: mine });
    expect(store.get(userInfoAtom)).toEqual({ name: 'A', balance: null, premium: null, loyaltyRank: null });
    expect(toastsShown()).toEqual([toast]);
  },
);

test.each([
  ['the first check', () => 'check'],
  ['the user data', () => 'info'],
])('boot redirects to the logout page when the server refuses %s', async (_, of) => {
  const refuse = () => {
    throw new FakeApiError('session_ended');
  };
  if (of() === 'check') beforeCheck = refuse;
  else beforeInfo = async () => refuse();
  expect(await start()).toEqual({ kind: 'leaving' });
  expect(redirectSessionEnded).toHaveBeenCalledOnce();
  expect(redirectToRelogin).not.toHaveBeenCalled();
  expect(localStorage.getItem('token')).toBeNull();
  expect(toastsShown()).toEqual([]);
});

test('a read that is retried says so', async () => {
  const booted = await start();
  if (booted.kind !== 'ready') return expect.unreachable(booted.kind);
  respondToUserInfo(() => new Response('Busy', { status: 503 }));
  const read = booted.services.api.user.getUserInfo({}, { retry: { attempts: 2, baseMs: 1 } });
  await expect(read).rejects.toMatchObject({ status: 503 });
  expect(showRetry).toHaveBeenCalledOnce();
});

// @spec 8.0-9
test('boot redirects to the re-login page without a token', async () => {
  localStorage.removeItem('token');
  expect(await start()).toEqual({ kind: 'leaving' });
  expect(redirectToRelogin).toHaveBeenCalledOnce();
  expect(redirectSessionEnded).not.toHaveBeenCalled();
});

test('boot fails when the first check gets no answer', async () => {
  beforeCheck = () => {
    throw new FakeNetworkError('down');
  };
  await expect(start()).rejects.toMatchObject({ code: 'offline', call: 'auth.isAuthenticated' });
});

test.each([
  ['no toast while its page is not opened', false, []],
  ['a toast once its page is opened', true, [['Error Code: 500', 'Message: Down.']]],
])('a failed call of a preload shows %s', async (_, isOpened, shown) => {
  const booted = await start();
  if (booted.kind !== 'ready') return expect.unreachable(booted.kind);
  respondToUserInfo(() => new Response('Down.', { status: 500 }));
  const api = booted.services.createPageApi(() => isOpened);
  await expect(api.user.getUserInfo({}, { retry: { attempts: 1 } })).rejects.toMatchObject({ status: 500 });
  expect(toastsShown()).toEqual(shown);
});
