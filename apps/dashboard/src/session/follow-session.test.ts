import { createSession } from '@boostdesk/auth/session';
import { expect, test, vi } from 'vitest';
import { tokenFor } from '../testing/token.ts';
import { followSession } from './follow-session.ts';

const tokenOf = (user: number, iat = 1) => tokenFor({ user, iat });

/** The running page of user 5, and another tab that stores a token. */
function pageOfUser5() {
  let stored: string | null = tokenOf(5);
  let tell: (news: 'token' | 'ended') => void = () => undefined;
  const session = createSession({
    storage: {
      getItem: () => stored,
      setItem: (_, value) => {
        stored = value;
      },
      removeItem: () => {
        stored = null;
      },
    },
    channel: {
      send: () => undefined,
      listen: (listener) => {
        tell = listener;
        return () => undefined;
      },
    },
  });
  session.start();
  session.confirmToken(tokenOf(5), tokenOf(5));
  const hooks = { onClaims: vi.fn(), onEnd: vi.fn(), onOther: vi.fn() };
  followSession(session, hooks);
  const otherTab = (token: string | null) => {
    stored = token;
    tell('token');
  };
  return { hooks, otherTab, end: () => tell('ended'), session };
}

test.each([
  ['signs in another user', tokenOf(6)],
  ['has removed the token', null],
])('the page reloads when another tab %s', (_what, token) => {
  const { hooks, otherTab } = pageOfUser5();
  otherTab(token);
  expect(hooks.onOther).toHaveBeenCalledOnce();
  expect(hooks.onEnd).not.toHaveBeenCalled();
});

// @spec 8.0-2
test('the page continues with a fresh token of the same user, and ends at a logout', () => {
  const { hooks, otherTab, end } = pageOfUser5();
  otherTab(tokenOf(5, 2));
  expect(hooks.onClaims).toHaveBeenCalledWith(expect.objectContaining({ user: 5, iat: 2 }));
  end();
  expect(hooks.onEnd).toHaveBeenCalledExactlyOnceWith('otherTab');
  expect(hooks.onOther).not.toHaveBeenCalled();
});

test.each([
  ['refusal', 'rejectToken'],
  ['user', 'logout'],
] as const)('onEnd receives the reason %s', (by, act) => {
  const { hooks, session } = pageOfUser5();
  session[act]();
  expect(hooks.onEnd).toHaveBeenCalledExactlyOnceWith(by);
});
