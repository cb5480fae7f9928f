import type { SessionClaims } from '@boostdesk/auth';
import { nextSession, type SessionEvent, type SessionState } from '@boostdesk/auth/session';
import { expect, test, vi } from 'vitest';
import { followTabs } from './follow-tabs.ts';

const confirmed: SessionEvent = { type: 'confirmed', token: 'a', session: { user: 5 } as SessionClaims };
const found: SessionEvent = { type: 'found', token: 'b' };
const none: SessionEvent = { type: 'found', token: null };
const login: SessionEvent = { type: 'login', token: 'c' };
const ended: SessionEvent = { type: 'ended', by: 'otherTab' };

test.each<[string, readonly SessionEvent[], readonly string[]]>([
  ['a guest whose other tab signs in is checked', [none, found], ['token']],
  ['somebody else in the other tab starts the page anew', [found, confirmed, found], ['token', 'other']],
  ['a token that is gone starts the page anew', [found, confirmed, none], ['token', 'other']],
  ['signed out in another tab and in again is checked', [found, confirmed, ended, found], ['token', 'token']],
  ['a sign-in of this tab is its own affair', [none, login, confirmed], []],
  ['a renewed token changes nothing', [found, confirmed, confirmed], ['token']],
])('%s', (_what, events, expected) => {
  let state: SessionState = { status: 'unknown' };
  let tell: (state: SessionState) => void = () => undefined;
  const heard: string[] = [];
  followTabs(
    {
      get: () => state,
      subscribe: (hear) => {
        tell = hear;
        return vi.fn();
      },
    },
    { onToken: () => heard.push('token'), onOther: () => heard.push('other') },
  );
  for (const event of events) {
    state = nextSession(state, event);
    tell(state);
  }
  expect(heard).toEqual(expected);
});
