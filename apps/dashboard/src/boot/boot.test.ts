import { createFakeApi } from '@boostdesk/api-client/testing';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
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

const mine = tokenFor({ user: 5, sid: 'mine' });
const theirs = tokenFor({ user: 6, sid: 'theirs', name: 'B' });
const nameOf = (token: string | null) => (token === theirs ? 'B' : 'A');

/** Called before user data is answered. */
let beforeInfo: () => Promise<unknown>;
const fake = createFakeApi({
  auth: { isAuthenticated: (_, { token }) => ({ token: token ?? '' }) },
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
