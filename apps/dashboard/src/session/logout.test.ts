import type { CallOptions } from '@boostdesk/api-client';
import { createSession } from '@boostdesk/auth/session';
import { expect, onTestFinished, test, vi } from 'vitest';
import { logout, logoutEverywhere } from './logout.ts';

/** Storage, session, and a server that records its calls with the storage at that time. */
function signedIn(answer: () => Promise<never>) {
  const items = new Map([
    ['token', 'a.b.c'],
    ['one_uid', 'push'],
    ['theme', 'dark'],
  ]);
  const storage = {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  };
  const session = createSession({ storage, channel: { send: () => undefined, listen: () => () => undefined } });
  session.start();
  const steps: string[] = [];
  const asked = (what: string) => (request: unknown) => {
    steps.push(`${what} ${JSON.stringify(request)}, ${items.has('token') ? 'signed in' : 'signed out'}`);
    return answer();
  };
  const api = { user: { removeOnesignalToken: asked('push') }, auth: { logout: asked('end') } };
  return { api, session, storage, items, steps };
}

const refuses = () => Promise.reject(new Error('gone'));

// @spec 4.2-5
test('logout removes the push token and ends the session even when both calls fail, then clears the storage', async () => {
  const { api, session, storage, items, steps } = signedIn(refuses);
  await logout(api, session, storage);
  expect(steps).toEqual(['push {"onesignal_token":"push"}, signed in', 'end {}, signed in']);
  expect(session.get()).toEqual({ status: 'loggedOut', by: 'user' });
  expect(Object.fromEntries(items)).toEqual({ theme: 'dark' });
});

test('logout without a push token only ends the session', async () => {
  const { api, session, storage, items, steps } = signedIn(refuses);
  items.delete('one_uid');
  await logout(api, session, storage);
  expect(steps).toEqual(['end {}, signed in']);
});

test('logout works when the storage is unavailable', async () => {
  const { api, session, steps } = signedIn(refuses);
  const forbidden = {
    getItem: () => {
      throw new Error('SecurityError');
    },
  };
  await logout(api, session, forbidden);
  expect(steps).toEqual(['end {}, signed in']);
  expect(session.get().status).toBe('loggedOut');
});

test('logout ends the session even when the push service never answers', async () => {
  vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => {
    const end = new AbortController();
    queueMicrotask(() => end.abort());
    return end.signal;
  });
  const abortedAtStart: (boolean | undefined)[] = [];
  const hangs = (_: unknown, options?: CallOptions) => {
    abortedAtStart.push(options?.signal?.aborted);
    return new Promise<never>((_resolve, reject) => {
      options?.signal?.addEventListener('abort', () => reject(new Error('too late')));
    });
  };
  const session = { logout: vi.fn() };
  await logout({ user: { removeOnesignalToken: hangs }, auth: { logout: hangs } }, session, { getItem: () => 'push' });
  expect(abortedAtStart).toEqual([false, false]);
  expect(session.logout).toHaveBeenCalledOnce();
});

test('logoutEverywhere signs out only after the server has done it, and changes nothing otherwise', async () => {
  const { api, session, storage, items, steps } = signedIn(refuses);
  vi.stubGlobal('localStorage', storage);
  onTestFinished(() => void vi.unstubAllGlobals());
  const logoutEverywhereCall = vi.fn<() => Promise<unknown>>().mockRejectedValueOnce(new Error('offline'));
  const everywhere = { ...api, account: { logoutEverywhere: logoutEverywhereCall } };
  await expect(logoutEverywhere(everywhere, session)).rejects.toThrow('offline');
  expect(session.get().status).toBe('checking');
  // The profile still says that this device receives pushes.
  expect([...items.keys()]).toEqual(['token', 'one_uid', 'theme']);
  expect(steps).toEqual([]);
  logoutEverywhereCall.mockResolvedValueOnce({ ok: true });
  await logoutEverywhere(everywhere, session);
  expect(session.get().status).toBe('loggedOut');
  expect([...items.keys()]).toEqual(['theme']);
});
