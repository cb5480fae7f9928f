import { afterAll, beforeAll, expect, test } from 'vitest';
import { parseWallTime, schedulePresets, toWallTime } from './schedule-times.ts';

const zone = process.env.TZ;
beforeAll(() => {
  process.env.TZ = 'Europe/Berlin';
});
afterAll(() => {
  process.env.TZ = zone;
});

const presets = (now: string) => schedulePresets(new Date(now));

// The clocks go forward at 2:00 on March 29 and back at 3:00 on October 25, 2026.
test.each([
  ['an ordinary day', '2026-11-21T13:05:00.000Z', '2026-11-22T08:00:00.000Z'],
  ['the day before the clocks go forward', '2026-03-28T13:05:00.000Z', '2026-03-29T07:00:00.000Z'],
  ['the day before the clocks go back', '2026-10-24T13:05:00.000Z', '2026-10-25T08:00:00.000Z'],
])('tomorrow at 9:00 is 9:00 on the clock after %s', (_, now, tomorrow) => {
  expect(presets(now).tomorrow.toISOString()).toBe(tomorrow);
});

test.each([
  ['a Saturday', '2026-11-21T13:05:00.000Z', '2026-11-23T09:00'],
  ['a Sunday', '2026-11-22T13:05:00.000Z', '2026-11-23T09:00'],
  ['a Monday', '2026-11-23T05:05:00.000Z', '2026-11-30T09:00'],
])('on %s, Monday is the next one', (_, now, monday) => {
  expect(toWallTime(presets(now).monday)).toBe(monday);
});

test('in one hour is an hour later, also while the clocks change', () => {
  expect(presets('2026-03-29T00:30:00.000Z').inOneHour.toISOString()).toBe('2026-03-29T01:30:00.000Z');
});

const read = (text: string, now = '2026-03-20T12:00:00.000Z') => {
  const { at, problem } = { at: undefined, ...parseWallTime(text, { now: Date.parse(now), days: 30 }) };
  return problem ?? at?.toISOString();
};

test.each([
  ['2026-03-28T09:00', '2026-03-28T08:00:00.000Z'],
  ['2026-03-29T09:00', '2026-03-29T07:00:00.000Z'],
  ['2026-03-29T02:30', 'skipped'],
  ['2026-03-20T12:59', 'past'],
  ['2026-04-19T14:01', 'tooFar'],
  ['2026-03-28', 'incomplete'],
  ['2026-03-32T09:00', 'incomplete'],
  ['', 'incomplete'],
])('%s is read as %s', (text, result) => {
  expect(read(text)).toBe(result);
});

test('of a time that the clock shows twice, the first is meant', () => {
  expect(read('2026-10-25T02:30', '2026-10-20T12:00:00.000Z')).toBe('2026-10-25T00:30:00.000Z');
});
