import type { SessionState } from '@boostdesk/auth/session';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetLists } from '../data/kept/forget-lists.ts';
import { dropWithSession } from './session-over.ts';

vi.mock('../data/kept/forget-lists.ts', () => ({ forgetLists: vi.fn() }));

const postMessage = vi.fn();

beforeEach(() => {
  vi.stubGlobal('navigator', { serviceWorker: { controller: { postMessage } } });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

const session = {} as Extract<SessionState, { status: 'authenticated' }>['session'];
const token = 'a.b.c';

test.each<SessionState>([
  { status: 'loggedOut', by: 'user' },
  { status: 'loggedOut', by: 'refusal' },
  { status: 'loggedOut', by: 'otherTab' },
  { status: 'anonymous' },
])('where nobody is signed in any more ($status, $by), lists and pushes go at once', (state) => {
  dropWithSession(state);
  expect(forgetLists).toHaveBeenCalledOnce();
  expect(postMessage).toHaveBeenCalledExactlyOnceWith('signedOut');
});

test('before another session begins the lists go; pushes stay until it is known whose it is', () => {
  dropWithSession({ status: 'checking', token, login: true });
  expect(forgetLists).toHaveBeenCalledOnce();
  expect(postMessage).not.toHaveBeenCalled();
});

test.each<SessionState>([
  { status: 'checking', token, login: false },
  { status: 'authenticated', token, session, login: false },
])('a session that stands keeps both ($status)', (state) => {
  dropWithSession(state);
  expect(forgetLists).not.toHaveBeenCalled();
  expect(postMessage).not.toHaveBeenCalled();
});

test('a page that no worker answers for, or a browser without any, has nobody to tell', () => {
  vi.stubGlobal('navigator', { serviceWorker: { controller: null } });
  expect(() => dropWithSession({ status: 'anonymous' })).not.toThrow();
  vi.stubGlobal('navigator', {});
  expect(() => dropWithSession({ status: 'anonymous' })).not.toThrow();
});
