import type { SessionState } from '@boostdesk/auth/session';
import { afterEach, expect, test, vi } from 'vitest';
import { followLogin, owedByLogin, settleLogin } from './fresh-login.ts';

const state = (login: boolean, sid = 's-1') =>
  ({ status: 'authenticated', token: 'a.b.c', session: { sid }, login }) as SessionState;
const owed = (session: SessionState) => [...owedByLogin(session)].sort();

afterEach(() => {
  sessionStorage.clear();
  vi.restoreAllMocks();
});

test('a login owes both, also after a reload, until each is settled; a renewal brings none back', () => {
  followLogin(state(true));
  expect(owed(state(false))).toEqual(['fingerprint', 'noLogin']);
  settleLogin('noLogin');
  followLogin(state(true));
  expect(owed(state(false))).toEqual(['fingerprint']);
  settleLogin('fingerprint');
  followLogin(state(true));
  expect(owed(state(false))).toEqual([]);
});

test('who was signed in before owes nothing', () => {
  followLogin(state(false));
  expect(owed(state(false))).toEqual([]);
});

test('another session owes nothing of it, and has its own', () => {
  followLogin(state(true));
  expect(owed(state(false, 's-2'))).toEqual([]);
  settleLogin('noLogin');
  followLogin(state(true, 's-2'));
  expect(owed(state(false, 's-2'))).toEqual(['fingerprint', 'noLogin']);
});

test.each<SessionState>([
  { status: 'loggedOut', by: 'user' },
  { status: 'loggedOut', by: 'refusal' },
  { status: 'loggedOut', by: 'otherTab' },
  { status: 'anonymous' },
])('it goes with the session ($status, $by)', (end) => {
  followLogin(state(true));
  followLogin(end);
  expect(owed(state(false))).toEqual([]);
  expect(sessionStorage.length).toBe(0);
});

test('a browser that keeps nothing knows of the login while the page stands', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full');
  });
  followLogin(state(true));
  settleLogin('noLogin');
  expect([owed(state(true)), owed(state(false))]).toEqual([['fingerprint', 'noLogin'], []]);
});

test('a storage edited by hand owes nothing', () => {
  followLogin(state(true));
  const [key = ''] = Object.keys(sessionStorage);
  sessionStorage.setItem(key, '{"sid":"s-1","owed":["all"]}');
  expect(owed(state(false))).toEqual([]);
});
