import { sessionFromToken } from '@boostdesk/auth/session';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { tokenFor } from '../testing/token.ts';
import { syncServerTime, tokenClock } from './token-clock.ts';

const HOUR = 60 * 60;
const NOW = 1_800_000_000;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
});
afterEach(() => {
  syncServerTime({ iat: 0 }, 0, 0);
  vi.useRealTimers();
});

// @spec 9.0-30
test.each([
  ['days ahead', 3 * 24],
  ['days behind', -3 * 24],
  ['right', 0],
])('a one-day token is valid for a day when the local clock is %s', (_, hours) => {
  const local = (NOW + hours * HOUR) * 1000;
  const token = tokenFor({ iat: NOW, exp: NOW + 24 * HOUR });
  const isGood = () => sessionFromToken(token, tokenClock()).ok;
  syncServerTime({ iat: NOW }, local, local + 200);
  vi.setSystemTime(local + 23 * HOUR * 1000);
  expect(isGood()).toBe(true);
  vi.setSystemTime(local + 25 * HOUR * 1000);
  expect(isGood()).toBe(false);
});

test('a token without iat leaves the clock as it is', () => {
  const local = NOW * 1000;
  vi.setSystemTime(local);
  syncServerTime({ iat: NOW + HOUR }, local, local);
  syncServerTime({ iat: null }, local, local);
  expect(tokenClock()).toEqual({ now: local, skewSeconds: HOUR });
});
