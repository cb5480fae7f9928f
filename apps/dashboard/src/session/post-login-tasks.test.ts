import type { SessionState } from '@boostdesk/auth/session';
import { afterEach, expect, test, vi } from 'vitest';
import { completeTask, readPendingTasks, trackLogin } from './post-login-tasks.ts';

const state = (login: boolean, sid = 's-1') =>
  ({ status: 'authenticated', token: 'a.b.c', session: { sid }, login }) as SessionState;
const owed = (session: SessionState) => [...readPendingTasks(session)].sort();

afterEach(() => {
  sessionStorage.clear();
  vi.restoreAllMocks();
});

test('both tasks of a login are pending, also after a reload, until each is settled; a renewal adds none', () => {
  trackLogin(state(true));
  expect(owed(state(false))).toEqual(['fingerprint', 'noLogin']);
  completeTask('noLogin');
  trackLogin(state(true));
  expect(owed(state(false))).toEqual(['fingerprint']);
  completeTask('fingerprint');
  trackLogin(state(true));
  expect(owed(state(false))).toEqual([]);
});

test('post-login tasks are empty for a session that was not begun by a login', () => {
  trackLogin(state(false));
  expect(owed(state(false))).toEqual([]);
});

test('each session has its own post-login tasks', () => {
  trackLogin(state(true));
  expect(owed(state(false, 's-2'))).toEqual([]);
  completeTask('noLogin');
  trackLogin(state(true, 's-2'));
  expect(owed(state(false, 's-2'))).toEqual(['fingerprint', 'noLogin']);
});

test.each<SessionState>([
  { status: 'loggedOut', by: 'user' },
  { status: 'loggedOut', by: 'refusal' },
  { status: 'loggedOut', by: 'otherTab' },
  { status: 'anonymous' },
])('post-login tasks are cleared when the session ends ($status, $by)', (end) => {
  trackLogin(state(true));
  trackLogin(end);
  expect(owed(state(false))).toEqual([]);
  expect(sessionStorage.length).toBe(0);
});

test('post-login tasks last as long as the page when the storage is unavailable', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full');
  });
  trackLogin(state(true));
  completeTask('noLogin');
  expect([owed(state(true)), owed(state(false))]).toEqual([['fingerprint', 'noLogin'], []]);
});

test('an invalid stored value counts as no tasks', () => {
  trackLogin(state(true));
  const [key = ''] = Object.keys(sessionStorage);
  sessionStorage.setItem(key, '{"sid":"s-1","owed":["all"]}');
  expect(owed(state(false))).toEqual([]);
});
