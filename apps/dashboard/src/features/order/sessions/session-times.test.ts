import { expect, test } from 'vitest';
import type { Sessions } from './api.ts';
import { findOverlap, firstDraft, formatSessionTimes, toDraft, toTimes } from './session-times.ts';

const times = { start: '2026-03-29T18:00:00.000Z', end: '2026-03-29T20:00:00.000Z' };

test('a session is written once per zone, with the day of that zone', () => {
  expect(formatSessionTimes(times, 'Europe/Berlin').replaceAll(/\s/g, ' ')).toContain('Sun, Mar 29, 8:00');
  expect(formatSessionTimes(times, 'Asia/Kathmandu')).toContain('Sun, Mar 29');
  expect(formatSessionTimes(times, 'Pacific/Auckland')).toContain('Mon, Mar 30');
});

test('a draft and its times are each other’s inverse', () => {
  expect(toTimes(toDraft(times))).toEqual(times);
  expect(toTimes({ day: '', time: '20:00', minutes: 60 })).toBeNull();
  expect(toTimes({ day: '2026-03-29', time: '', minutes: 60 })).toBeNull();
});

test('the first draft begins at a full hour, within a day and two hours', () => {
  const now = Date.parse('2026-03-02T12:34:56.000Z');
  const first = toTimes(firstDraft(now));
  const start = Date.parse(first?.start ?? '');
  expect([start % 3_600_000, start > now, start - now <= 26 * 3_600_000]).toEqual([0, true, true]);
});

test('only accepted sessions overlap, and not the moved one', () => {
  const session = { ...times, id: 7, order: 1, proposer: { id: 5, name: 'Kaito' }, revision: 1 };
  const found: Sessions = {
    sessions: [
      { ...session, state: 'accepted' },
      { ...session, id: 8, order: 2, state: 'proposed' },
    ],
    zones: { customer: null, booster: null },
    others: [{ order: 3, start: '2026-03-30T18:00:00.000Z', end: '2026-03-30T20:00:00.000Z' }],
  };
  expect(findOverlap(times, found, null)).toBe(1);
  expect(findOverlap(times, found, 7)).toBeUndefined();
  expect(findOverlap({ start: '2026-03-30T19:59:00.000Z', end: '2026-03-30T21:00:00.000Z' }, found, null)).toBe(3);
  expect(
    findOverlap({ start: '2026-03-30T20:00:00.000Z', end: '2026-03-30T21:00:00.000Z' }, found, null),
  ).toBeUndefined();
});
