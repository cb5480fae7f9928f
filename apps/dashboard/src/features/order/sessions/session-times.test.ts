import fc from 'fast-check';
import { afterAll, describe, expect, test } from 'vitest';
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

describe('in every zone, also while its clocks change', () => {
  const zone = process.env.TZ;
  afterAll(() => {
    process.env.TZ = zone;
  });
  const HOUR = 3_600_000;
  /** With the last hours before its clocks go forward and back in 2026. */
  const zones = [
    ['Europe/Berlin', '2026-03-29T00:00Z', '2026-10-25T00:00Z'],
    ['America/St_Johns', '2026-03-08T04:30Z', '2026-11-01T03:30Z'],
    ['Australia/Lord_Howe', '2026-10-03T14:30Z', '2026-04-04T14:00Z'],
    ['Asia/Kathmandu', '2026-01-01T00:00Z', '2026-07-01T00:00Z'],
  ] as const;
  const sessions = fc.constantFrom(...zones).chain(([name, ...changes]) =>
    fc.record({
      name: fc.constant(name),
      start: fc
        .tuple(fc.constantFrom(...changes), fc.integer({ min: -300, max: 300 }))
        .map(([change, minutes]) => Date.parse(change) + minutes * 60_000),
      minutes: fc.integer({ min: 15, max: 720 }),
    }),
  );

  test('a session that is moved by nothing keeps its clock time and length; of a repeated hour the first is meant', () => {
    fc.assert(
      fc.property(sessions, ({ name, start, minutes }) => {
        process.env.TZ = name;
        const end = new Date(start + minutes * 60_000).toISOString();
        const draft = toDraft({ start: new Date(start).toISOString(), end });
        expect(draft.minutes).toBe(minutes);
        const read = toTimes(draft) ?? expect.unreachable('incomplete');
        const readStart = Date.parse(read.start);
        expect(toDraft(read)).toEqual(draft);
        expect(Date.parse(read.end) - readStart).toBe(minutes * 60_000);
        expect(start - readStart).toBeOneOf([0, HOUR / 2, HOUR]);
      }),
    );
  });

  const wallTimeOf = ({ day, time }: { readonly day: string; readonly time: string }) => Date.parse(`${day}T${time}Z`);

  test('a chosen time that the clocks skip is later by the skipped time, and others stay', () => {
    fc.assert(
      fc.property(sessions, fc.integer({ min: -120, max: 120 }), ({ name, start, minutes }, moved) => {
        process.env.TZ = name;
        const at = new Date(start).toISOString();
        const wall = new Date(wallTimeOf(toDraft({ start: at, end: at })) + moved * 60_000).toISOString();
        const chosen = { day: wall.slice(0, 10), time: wall.slice(11, 16), minutes };
        const read = toDraft(toTimes(chosen) ?? expect.unreachable('incomplete'));
        const later = wallTimeOf(read) - wallTimeOf(chosen);
        expect(later).toBeOneOf([0, HOUR / 2, HOUR]);
        expect(read.minutes).toBe(minutes);
      }),
    );
  });

  test.each([
    ['Europe/Berlin', '2026-03-29', '02:30', '03:30'],
    ['Australia/Lord_Howe', '2026-10-04', '02:15', '02:45'],
    ['Europe/Berlin', '2026-10-25', '02:30', '02:30'],
  ])('in %s the time after %s, %s is %s', (name, day, time, expected) => {
    process.env.TZ = name;
    expect(toDraft(toTimes({ day, time, minutes: 60 }) ?? expect.unreachable('incomplete')).time).toBe(expected);
  });
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
