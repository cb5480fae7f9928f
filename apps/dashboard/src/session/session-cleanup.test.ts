import type { SessionState } from '@boostdesk/auth/session';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createStore } from '../core/state.ts';
import { clearPersistedQueries } from '../data/persisted-queries/lazy-persister.ts';
import { mutedOrdersAtom } from './muted-orders.ts';
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
let store = createStore();
beforeEach(() => {
  localStorage.setItem(LOG, '[]');
  store = createStore();
  store.set(mutedOrdersAtom, [7]);
});

const session = {} as Extract<SessionState, { status: 'authenticated' }>['session'];
const token = 'a.b.c';

test.each<SessionState>([
  { status: 'loggedOut', by: 'user' },
  { status: 'loggedOut', by: 'refusal' },
  { status: 'loggedOut', by: 'otherTab' },
  { status: 'anonymous' },
])(
  'persisted queries, alert logs, muted orders and the push token are removed when nobody is signed in ($status, $by)',
  (state) => {
    cleanUpSession(state, store);
    expect(clearPersistedQueries).toHaveBeenCalledOnce();
    expect(localStorage.getItem(LOG)).toBeNull();
    expect(store.get(mutedOrdersAtom)).toEqual([]);
    expect(localStorage.getItem('boostdesk.mutedOrders')).toBe('[]');
    expect(postMessage).toHaveBeenCalledExactlyOnceWith('signedOut');
  },
);

test('a login removes persisted queries, alert logs and muted orders at once, but keeps the push token until the user is known', () => {
  cleanUpSession({ status: 'checking', token, login: true }, store);
  expect(clearPersistedQueries).toHaveBeenCalledOnce();
  expect(localStorage.getItem(LOG)).toBeNull();
  expect(store.get(mutedOrdersAtom)).toEqual([]);
  expect(localStorage.getItem('boostdesk.mutedOrders')).toBe('[]');
  expect(postMessage).not.toHaveBeenCalled();
});

test.each<SessionState>([
  { status: 'checking', token, login: false },
  { status: 'authenticated', token, session, login: false },
])('a running session keeps all of them ($status)', (state) => {
  cleanUpSession(state, store);
  expect(clearPersistedQueries).not.toHaveBeenCalled();
  expect(localStorage.getItem(LOG)).toBe('[]');
  expect(store.get(mutedOrdersAtom)).toEqual([7]);
  expect(postMessage).not.toHaveBeenCalled();
});

test('cleanUpSession works without a service worker', () => {
  vi.stubGlobal('navigator', { serviceWorker: { controller: null } });
  expect(() => cleanUpSession({ status: 'anonymous' }, store)).not.toThrow();
  vi.stubGlobal('navigator', {});
  expect(() => cleanUpSession({ status: 'anonymous' }, store)).not.toThrow();
});
