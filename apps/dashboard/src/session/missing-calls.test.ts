import { ROLE } from '@boostdesk/auth';
import type { SessionState } from '@boostdesk/auth/session';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { tokenOf } from '../testing/token.ts';
import { createMissingCalls } from './missing-calls.ts';

const PAUSE = 'https://api.example/order/pause';
const LISTS = 'https://api.example/order/getList';

beforeEach(() => sessionStorage.clear());
afterEach(() => {
  document.head.innerHTML = '';
  vi.unstubAllGlobals();
});

/** A token of SPEC's claims alone belongs to the session of its user. */
const token = (user: number, more = {}) => tokenOf({ role: ROLE.customer, user, ...more });

function open(sent: string) {
  let state: SessionState = { status: 'checking', token: sent, login: false };
  let tell: (state: SessionState) => void = () => undefined;
  const calls = createMissingCalls({
    get: () => state,
    subscribe: (listener) => {
      tell = listener;
      return () => undefined;
    },
  });
  const become = (next: SessionState) => {
    state = next;
    tell(next);
  };
  return { calls, become };
}

test('a reload of the session remembers them, also with a renewed token', () => {
  const { calls } = open(token(5));
  expect(calls.get(PAUSE)).toBeUndefined();
  calls.set(PAUSE, 404);
  calls.set(LISTS, 200);
  const { calls: reloaded } = open(token(5, { newsletter: 1 }));
  expect([reloaded.get(PAUSE), reloaded.get(LISTS)]).toEqual([404, 200]);
});

test('a reload asks a server again whose token names its session: a proxy may have answered', () => {
  const { calls } = open(token(5, { sid: 's-1' }));
  calls.set(PAUSE, 404);
  expect(calls.get(PAUSE)).toBe(404);
  expect(open(token(5, { sid: 's-1' })).calls.get(PAUSE)).toBeUndefined();
});

test.each([
  ['a token without a session', token(5), true],
  ['a token with a session', token(5, { sid: 's-1' }), false],
  ['an unreadable token', 'x', false],
])('they are expected with %s: %s', (_, sent, areExpected) => {
  expect(open(sent).calls.areExpected?.()).toBe(areExpected);
});

test.each<SessionState>([
  { status: 'loggedOut', by: 'user' },
  { status: 'loggedOut', by: 'refusal' },
  { status: 'loggedOut', by: 'otherTab' },
  { status: 'anonymous' },
])('the end of the session forgets them ($status, $by)', (state) => {
  const { calls, become } = open(token(5));
  calls.set(PAUSE, 404);
  become(state);
  // The page is being left.
  expect(calls.get(PAUSE)).toBe(404);
  calls.set(LISTS, 404);
  expect(sessionStorage.length).toBe(0);
  become({ status: 'checking', token: token(5), login: true });
  expect(calls.get(PAUSE)).toBeUndefined();
});

test.each([
  ['another user', token(5), token(6)],
  ['another session of the user', token(5, { sid: 's-1' }), token(5, { sid: 's-2' })],
])('%s does not know them, with and without a reload', (_, before, after) => {
  const { calls, become } = open(before);
  calls.set(PAUSE, 404);
  expect(open(after).calls.get(PAUSE)).toBeUndefined();
  become({ status: 'checking', token: after, login: false });
  expect(calls.get(PAUSE)).toBeUndefined();
});

test('a new build of the dashboard asks again', () => {
  document.head.innerHTML = '<meta name="version" content="1">';
  open(token(5)).calls.set(PAUSE, 404);
  expect(open(token(5)).calls.get(PAUSE)).toBe(404);
  document.head.innerHTML = '<meta name="version" content="2">';
  expect(open(token(5)).calls.get(PAUSE)).toBeUndefined();
});

test.each(['', '[]', '{"sid":"user5"}', '{"sid":"user5","calls":{"a":"b"}}'])(
  '%j in the storage is ignored',
  (text) => {
    sessionStorage.setItem('boostdesk.missingCalls', text);
    expect(open(token(5)).calls.get(PAUSE)).toBeUndefined();
  },
);

test('without storage they are remembered for as long as the page', () => {
  vi.stubGlobal('sessionStorage', undefined);
  const { calls } = open(token(5));
  calls.set(PAUSE, 404);
  expect(calls.get(PAUSE)).toBe(404);
});
