import { ROLE } from '@boostdesk/auth';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { setServerLead } from '../i18n/server-clock.ts';
import { toAlertEntry } from './alert-entry.ts';

const LOCAL = Date.parse('2026-11-01T12:00:00.000Z');

beforeEach(() => vi.useFakeTimers({ now: LOCAL }));
afterEach(() => {
  setServerLead(0);
  vi.useRealTimers();
});

test.each([
  ['right', 0, '2026-11-01T12:00:00.000Z'],
  ['3 minutes behind', 180, '2026-11-01T12:03:00.000Z'],
  ['3 minutes ahead', -180, '2026-11-01T11:57:00.000Z'],
  ['2 days behind', 2 * 24 * 3600, '2026-11-03T12:00:00.000Z'],
  ['2 days ahead', -2 * 24 * 3600, '2026-10-30T12:00:00.000Z'],
  ['12 hours and 1 second ahead', -(12 * 3600 + 1), '2026-10-31T23:59:59.000Z'],
])('an alert is logged at the time of the server: the clock is %s', (_, lead, at) => {
  setServerLead(lead);
  const event = { name: 'newMessage', payload: { eventId: 'e', seq: 1, to: 7, id: 9 } } as const;
  expect(toAlertEntry(event, null, { id: 7, role: ROLE.customer }).at).toBe(at);
});
