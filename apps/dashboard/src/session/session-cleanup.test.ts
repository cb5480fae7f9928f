import type { SessionState } from '@boostdesk/auth/session';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { clearPersistedQueries } from '../data/persisted-queries/lazy-persister.ts';
import { cleanUpSession } from './session-cleanup.ts';

vi.mock('../data/persisted-queries/lazy-persister.ts', () => ({ clearPersistedQueries: vi.fn() }));

const postMessage = vi.fn();

beforeEach(() => {
  vi.stubGlobal('navigator', { serviceWorker: { controller: { postMessage } } });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

const LOG = 'boostdesk.alertLog.5';
beforeEach(() => localStorage.setItem(LOG, '[]'));

const session = {} as Extract<SessionState, { status: 'authenticated' }>['session'];
const token = 'a.b.c';

test.each<SessionState>([
  { status: 'loggedOut', by: 'user' },
  { status: 'loggedOut', by: 'refusal' },
  { status: 'loggedOut', by: 'otherTab' },
  { status: 'anonymous' },
])('persisted queries, alert logs and the push token are removed when nobody is signed in ($status, $by)', (state) => {
  cleanUpSession(state);
  expect(clearPersistedQueries).toHaveBeenCalledOnce();
  expect(localStorage.getItem(LOG)).toBeNull();
  expect(postMessage).toHaveBeenCalledExactlyOnceWith('signedOut');
});

test('a login removes persisted queries and alert logs at once, but keeps the push token until the user is known', () => {
  cleanUpSession({ status: 'checking', token, login: true });
  expect(clearPersistedQueries).toHaveBeenCalledOnce();
  expect(localStorage.getItem(LOG)).toBeNull();
  expect(postMessage).not.toHaveBeenCalled();
});

test.each<SessionState>([
  { status: 'checking', token, login: false },
  { status: 'authenticated', token, session, login: false },
])('a running session keeps all of them ($status)', (state) => {
  cleanUpSession(state);
  expect(clearPersistedQueries).not.toHaveBeenCalled();
  expect(localStorage.getItem(LOG)).toBe('[]');
  expect(postMessage).not.toHaveBeenCalled();
});

test('cleanUpSession works without a service worker', () => {
  vi.stubGlobal('navigator', { serviceWorker: { controller: null } });
  expect(() => cleanUpSession({ status: 'anonymous' })).not.toThrow();
  vi.stubGlobal('navigator', {});
  expect(() => cleanUpSession({ status: 'anonymous' })).not.toThrow();
});
