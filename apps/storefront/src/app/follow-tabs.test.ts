import type { SessionClaims } from '@boostdesk/auth';
import type { SessionState } from '@boostdesk/auth/session';
import { expect, test, vi } from 'vitest';
import { followTabs } from './follow-tabs.ts';

const session = { user: 5 } as SessionClaims;
const confirmed: SessionState = { status: 'authenticated', token: 'a', session, login: false };
const renewed: SessionState = { ...confirmed, token: 'a2' };
const found: SessionState = { status: 'checking', token: 'b', login: false };
const none: SessionState = { status: 'anonymous' };
const login: SessionState = { status: 'checking', token: 'c', login: true };
const loggedIn: SessionState = { ...confirmed, login: true };
const ended: SessionState = { status: 'loggedOut', by: 'otherTab' };

test.each<[string, readonly SessionState[], readonly string[]]>([
  ['a sign-in in another tab is checked for a guest', [none, found], ['token']],
  ['another user in another tab reloads the page', [found, confirmed, found], ['token', 'other']],
  ['a removed token reloads the page', [found, confirmed, none], ['token', 'other']],
  ['a sign-out and new sign-in in another tab is checked', [found, confirmed, ended, found], ['token', 'token']],
  ['a sign-in in this tab does nothing', [none, login, loggedIn], []],
  ['a renewed token does nothing', [found, confirmed, renewed], ['token']],
])('%s', (_what, states, expected) => {
  let state: SessionState = { status: 'unknown' };
  let tell: (state: SessionState) => void = () => undefined;
  const heard: string[] = [];
  followTabs(
    {
      get: () => state,
      subscribe: (listener) => {
        tell = listener;
        return vi.fn();
      },
    },
    { onToken: () => heard.push('token'), onUserChange: () => heard.push('other') },
  );
  for (const next of states) {
    state = next;
    tell(state);
  }
  expect(heard).toEqual(expected);
});
