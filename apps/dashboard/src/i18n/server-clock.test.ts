import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { formatRelative } from './format.ts';
import './i18n.ts';
import { serverNow, setServerLead, toLocalTime } from './server-clock.ts';

const SERVER = Date.parse('2026-11-29T12:00:00Z');
const MINUTE = 60;
const DAY = 24 * 60 * MINUTE;
const after = (seconds: number) => new Date(SERVER + seconds * 1000).toISOString();

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  setServerLead(0);
});

test.each([
  ['right', 0],
  ['3 minutes behind', 3 * MINUTE],
  ['3 minutes ahead', -3 * MINUTE],
  ['2 days behind', 2 * DAY],
  ['2 days ahead', -2 * DAY],
  ['20 years behind', 20 * 365 * DAY],
])('times of the server are relative to its clock when the local one is %s', (_, lead) => {
  vi.setSystemTime(SERVER - lead * 1000);
  setServerLead(lead);
  expect(serverNow()).toBe(SERVER);
  expect(toLocalTime(after(60)) - Date.now()).toBe(60_000);
  expect([formatRelative(after(-MINUTE)), formatRelative(after(0)), formatRelative(after(2 * DAY))]).toEqual([
    '1 minute ago',
    'now',
    'in 2 days',
  ]);
});
