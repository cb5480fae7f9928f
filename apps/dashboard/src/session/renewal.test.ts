import type { SessionClaims } from '@boostdesk/auth';
import { type SessionState, tokenOf } from '@boostdesk/auth/session';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startTokenRenewal } from './renewal.ts';

const HOUR = 60 * 60_000;
const claims = { iat: 0, exp: 24 * 60 * 60 } as SessionClaims;
const signedIn = (token: string, session = claims): SessionState => ({
  status: 'authenticated',
  token,
  session,
  login: false,
});

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function setUp(ownClaims: SessionClaims = claims) {
  let state = signedIn('first', ownClaims);
  let made = 0;
  const listeners = new Set<(state: SessionState) => void>();
  const become = (next: SessionState) => {
    state = next;
    for (const listener of listeners) listener(next);
  };
  const session = {
    get: () => state,
    subscribe: (listener: (state: SessionState) => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    confirmToken: vi.fn((token: string, asked: string | null) => {
      if (tokenOf(session) === asked) become(signedIn(token));
    }),
  };
  const fetchToken = vi.fn(async () => {
    made += 1;
    return `fresh ${made}`;
  });
  const alone = vi.fn((task: () => Promise<void>) => task());
  const stop = startTokenRenewal({ session, fetchToken, runInOneTab: alone, now: Date.now });
  return { session, fetchToken, alone, become, stop };
}

test('the token is renewed at half its lifetime, repeatedly, until the page closes', async () => {
  const { session, fetchToken, stop } = setUp();
  await vi.advanceTimersByTimeAsync(11 * HOUR);
  expect(fetchToken).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1 * HOUR);
  expect(session.confirmToken.mock.calls).toEqual([['fresh 1', 'first']]);
  await vi.advanceTimersByTimeAsync(12 * HOUR + 60_000);
  expect(fetchToken).toHaveBeenCalledTimes(2);
  stop();
  await vi.advanceTimersByTimeAsync(48 * HOUR);
  expect(fetchToken).toHaveBeenCalledTimes(2);
});

test('a token that another tab has renewed is not renewed again', async () => {
  const { fetchToken, become } = setUp();
  await vi.advanceTimersByTimeAsync(11 * HOUR);
  become(signedIn('of the other tab'));
  await vi.advanceTimersByTimeAsync(11 * HOUR);
  expect(fetchToken).not.toHaveBeenCalled();
});

test('a computer that wakes up renews at once, and a failure is retried', async () => {
  const { session, fetchToken } = setUp();
  fetchToken.mockRejectedValueOnce(new Error('offline'));
  vi.setSystemTime(Date.now() + 13 * HOUR);
  document.dispatchEvent(new Event('visibilitychange'));
  await vi.advanceTimersByTimeAsync(0);
  expect([fetchToken.mock.calls.length, session.confirmToken.mock.calls.length]).toEqual([1, 0]);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(session.confirmToken).toHaveBeenCalledOnce();
});

test.each<[string, SessionState]>([
  ['ended', { status: 'loggedOut', by: 'otherTab' }],
  ['changed to another user', { status: 'checking', token: 'others', login: false }],
])('an answer is dropped when the session has %s meanwhile', async (_what, next) => {
  const { session, fetchToken, become } = setUp();
  fetchToken.mockImplementationOnce(async () => {
    become(next);
    return 'late';
  });
  await vi.advanceTimersByTimeAsync(13 * HOUR);
  expect(fetchToken).toHaveBeenCalledOnce();
  expect(session.get()).toEqual(next);
});

test('a token without exp is never renewed', async () => {
  const { fetchToken } = setUp({ ...claims, exp: null });
  await vi.advanceTimersByTimeAsync(1_000 * HOUR);
  expect(fetchToken).not.toHaveBeenCalled();
});

test('a token without iat is renewed at half the time from its arrival to exp', async () => {
  const { fetchToken } = setUp({ ...claims, iat: null, exp: (Date.now() + 24 * HOUR) / 1000 });
  await vi.advanceTimersByTimeAsync(11 * HOUR);
  expect(fetchToken).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1 * HOUR);
  expect(fetchToken).toHaveBeenCalledTimes(1);
});
