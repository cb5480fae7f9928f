import { createFakeApi } from '@boostdesk/api-client/testing';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { userInfoAtom } from '../session/session-atoms.ts';
import { syncServerTime } from '../session/token-clock.ts';
import { servedConfig } from '../testing/config.ts';
import { tokenFor } from '../testing/token.ts';
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
