import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type Availability,
  availabilityAt,
  isOnVacation,
  nextAvailable,
  vacationDays,
  vacationTimes,
  type WeeklySpan,
} from './availability.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const at = (time: string) => Date.parse(time);
const iso = (time: number | null | undefined) => (time == null ? null : new Date(time).toISOString());

const everyDay = (from: number, to: number): WeeklySpan[] => [1, 2, 3, 4, 5, 6, 7].map((day) => ({ day, from, to }));
const given = (parts: Partial<Availability> = {}): Availability => ({
  zone: 'Europe/Berlin',
  hours: [],
  vacation: null,
  awayUntil: null,
  ...parts,
});

/** Saturday 20:00 to 2:30 and Monday to Friday 18:00 to 23:00, in Berlin. */
const evenings = given({
  hours: [...[1, 2, 3, 4, 5].map((day) => ({ day, from: 1080, to: 1380 })), { day: 6, from: 1200, to: 150 }],
});

describe('the state of a booster in Berlin', () => {
  test.each([
    ['before the hours', '2026-02-02T16:59:59Z', 'offHours', '2026-02-02T17:00:00.000Z'],
    ['from the first minute', '2026-02-02T17:00:00Z', 'available', '2026-02-02T22:00:00.000Z'],
    ['at the exclusive end', '2026-02-02T22:00:00Z', 'offHours', '2026-02-03T17:00:00.000Z'],
    ['after midnight in hours of the day before', '2026-02-08T01:00:00Z', 'available', '2026-02-08T01:30:00.000Z'],
    ['over a day without hours', '2026-02-08T02:00:00Z', 'offHours', '2026-02-09T17:00:00.000Z'],
  ])('%s', (_title, time, state, until) => {
    const now = availabilityAt(evenings, at(time));
    expect([now.state, iso(now.until)]).toEqual([state, until]);
  });

  test('without hours it is unknown, and no next time is known', () => {
    expect(availabilityAt(given(), at('2026-02-02T12:00:00Z'))).toEqual({ state: 'unknown', until: null });
    expect(nextAvailable(given(), at('2026-02-02T12:00:00Z'))).toBeNull();
  });

  test('hours of the whole week have no end', () => {
    const always = given({ hours: everyDay(0, 1440) });
    expect(availabilityAt(always, at('2026-02-02T12:00:00Z'))).toEqual({ state: 'available', until: null });
  });

  test('spans that touch are one', () => {
    const day = given({
      hours: [
        { day: 1, from: 600, to: 720 },
        { day: 1, from: 720, to: 800 },
      ],
    });
    expect(iso(availabilityAt(day, at('2026-02-02T09:30:00Z')).until)).toBe('2026-02-02T12:20:00.000Z');
  });

  test('away lasts until its end, and the next time is after it', () => {
    const away = { ...evenings, awayUntil: at('2026-02-02T20:00:00Z') };
    const now = availabilityAt(away, at('2026-02-02T18:00:00Z'));
    expect([now.state, iso(now.until)]).toEqual(['away', '2026-02-02T20:00:00.000Z']);
    expect(iso(nextAvailable(away, at('2026-02-02T18:00:00Z')))).toBe('2026-02-02T20:00:00.000Z');
    expect(availabilityAt(away, at('2026-02-02T20:00:00Z')).state).toBe('available');
  });

  test('a vacation is whole days in the zone of the booster', () => {
    const away = { ...evenings, vacation: { from: '2026-02-03', to: '2026-02-04' } };
    expect(isOnVacation(away, at('2026-02-02T22:59:59Z'))).toBe(false);
    expect(isOnVacation(away, at('2026-02-02T23:00:00Z'))).toBe(true);
    expect(isOnVacation(away, at('2026-02-04T22:59:59Z'))).toBe(true);
    expect(isOnVacation(away, at('2026-02-04T23:00:00Z'))).toBe(false);
    const now = availabilityAt(away, at('2026-02-03T12:00:00Z'));
    expect([now.state, iso(now.until)]).toEqual(['vacation', '2026-02-04T23:00:00.000Z']);
    // Tuesday and Wednesday are vacation.
    expect(iso(nextAvailable(away, at('2026-02-02T22:00:00Z')))).toBe('2026-02-05T17:00:00.000Z');
    expect(vacationDays({ from: '2026-02-03', to: '2026-02-04' })).toBe(2);
    expect(vacationDays({ from: '2026-02-03', to: '2026-02-02' })).toBe(0);
  });

  test('hours end where a vacation begins', () => {
    const nights = given({ hours: everyDay(1200, 240), vacation: { from: '2026-02-03', to: '2026-02-03' } });
    expect(iso(availabilityAt(nights, at('2026-02-02T21:00:00Z')).until)).toBe('2026-02-02T23:00:00.000Z');
  });

  test('an absence that ends in a vacation lasts until the end of the vacation', () => {
    const both = {
      ...evenings,
      awayUntil: at('2026-02-03T12:00:00Z'),
      vacation: { from: '2026-02-03', to: '2026-02-04' },
    };
    expect(iso(nextAvailable(both, at('2026-02-02T12:00:00Z')))).toBe('2026-02-05T17:00:00.000Z');
  });
});

describe('changes of the clocks', () => {
  test.each([
    [
      'Berlin skips 2:00 to 3:00',
      'Europe/Berlin',
      { day: 7, from: 90, to: 240 },
      ['2026-03-29T00:30', '2026-03-29T02:00'],
    ],
    [
      'a span in the skipped hour is an hour later',
      'Europe/Berlin',
      { day: 7, from: 135, to: 165 },
      ['2026-03-29T01:15', '2026-03-29T01:45'],
    ],
    [
      'Berlin repeats 2:00 to 3:00',
      'Europe/Berlin',
      { day: 7, from: 90, to: 240 },
      ['2026-10-24T23:30', '2026-10-25T03:00'],
    ],
    [
      'both occurrences of the repeated hour count',
      'Europe/Berlin',
      { day: 7, from: 135, to: 165 },
      ['2026-10-25T00:15', '2026-10-25T01:45'],
    ],
    [
      'Sydney skips 2:00 to 3:00 in October',
      'Australia/Sydney',
      { day: 7, from: 60, to: 240 },
      ['2026-10-03T15:00', '2026-10-03T17:00'],
    ],
    [
      'Sydney repeats 2:00 to 3:00 in April',
      'Australia/Sydney',
      { day: 7, from: 60, to: 240 },
      ['2026-04-04T14:00', '2026-04-04T18:00'],
    ],
    [
      'Lord Howe moves by 30 minutes',
      'Australia/Lord_Howe',
      { day: 7, from: 60, to: 240 },
      ['2026-10-03T14:30', '2026-10-03T17:00'],
    ],
    [
      'Kathmandu is 5:45 ahead',
      'Asia/Kathmandu',
      { day: 7, from: 60, to: 240 },
      ['2026-03-28T19:15', '2026-03-28T22:15'],
    ],
    [
      'Chatham is 13:45 ahead in summer',
      'Pacific/Chatham',
      { day: 7, from: 300, to: 360 },
      ['2026-01-03T15:15', '2026-01-03T16:15'],
    ],
  ] as const)('%s', (_title, zone, span, [start, end]) => {
    const hours = given({ zone, hours: [span] });
    const [from, to] = [at(`${start}:00Z`), at(`${end}:00Z`)];
    expect(availabilityAt(hours, from - 1).state).toBe('offHours');
    expect(iso(nextAvailable(hours, from - 1))).toBe(iso(from));
    expect(availabilityAt(hours, from)).toEqual({ state: 'available', until: to });
    expect(availabilityAt(hours, to).state).toBe('offHours');
  });
});

/** Half hours and quarters, both hemispheres, without changes of the clocks, and one that changes by 30 minutes. */
const ZONES = [
  'UTC',
  'Europe/Berlin',
  'America/New_York',
  'America/St_Johns',
  'America/Santiago',
  'Australia/Sydney',
  'Australia/Lord_Howe',
  'Australia/Adelaide',
  'Asia/Kolkata',
  'Asia/Kathmandu',
  'Pacific/Chatham',
  'Pacific/Auckland',
  'Africa/Casablanca',
];

const zones = fc.constantFrom(...ZONES);
const spans = fc.array(
  fc.record({
    day: fc.integer({ min: 1, max: 7 }),
    from: fc.integer({ min: 0, max: 1439 }),
    to: fc.integer({ min: 1, max: 1440 }),
  }),
  { minLength: 1, maxLength: 6 },
);
/** Around the changes of the clocks in 2026, in minutes. */
const CHANGES = ['2026-03-08', '2026-03-29', '2026-04-05', '2026-09-27', '2026-10-04', '2026-10-25', '2026-11-01'];
const times = fc
  .tuple(fc.constantFrom(...CHANGES), fc.integer({ min: -2 * 1440, max: 2 * 1440 }))
  .map(([day, minutes]) => at(`${day}T00:00:00Z`) + minutes * MINUTE);

const clocks = new Map(
  ZONES.map((timeZone) => [
    timeZone,
    new Intl.DateTimeFormat('en-GB', {
      timeZone,
      weekday: 'short',
      hour: 'numeric',
      minute: 'numeric',
      hourCycle: 'h23',
    }),
  ]),
);
const NAMES = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

/** Weekday and minute that a clock in the zone shows, without the library under test. */
function reading(zone: string, time: number) {
  const parts = clocks.get(zone)?.formatToParts(time) ?? [];
  const part = (type: string) => parts.find((one) => one.type === type)?.value ?? '';
  return { day: NAMES.indexOf(part('weekday')) + 1, minute: Number(part('hour')) * 60 + Number(part('minute')) };
}

function showsHours(hours: readonly WeeklySpan[], { day, minute }: { day: number; minute: number }): boolean {
  const yesterday = day === 1 ? 7 : day - 1;
  return hours.some((span) => {
    if (span.to > span.from) return span.day === day && span.from <= minute && minute < span.to;
    return (span.day === day && span.from <= minute) || (span.day === yesterday && minute < span.to);
  });
}

/** Whether the clocks of a zone change within a day of a time. */
const isNearChange = (zone: string, time: number): boolean => {
  const offset = (of: number) => {
    const { day, minute } = reading(zone, of);
    return (((day * 1440 + minute - of / MINUTE) % 10_080) + 10_080) % 10_080;
  };
  return offset(time - DAY) !== offset(time + DAY);
};

describe('for all hours, zones and times around changes of the clocks', () => {
  test('a booster is available whenever the clock shows a time of the hours', () => {
    fc.assert(
      fc.property(zones, spans, times, (zone, hours, time) => {
        fc.pre(showsHours(hours, reading(zone, time)));
        expect(availabilityAt(given({ zone, hours }), time).state).toBe('available');
      }),
      { numRuns: 400 },
    );
  });

  test('away from changes of the clocks a booster is available only then', () => {
    fc.assert(
      fc.property(zones, spans, times, (zone, hours, time) => {
        fc.pre(!isNearChange(zone, time));
        const isShown = showsHours(hours, reading(zone, time));
        expect(availabilityAt(given({ zone, hours }), time).state === 'available').toBe(isShown);
      }),
      { numRuns: 400 },
    );
  });

  test('the next time is available, not before the asked one, and nothing between is', () => {
    fc.assert(
      fc.property(zones, spans, times, fc.double({ min: 0, max: 1, noNaN: true }), (zone, hours, time, part) => {
        const booster = given({ zone, hours });
        const next = nextAvailable(booster, time);
        if (next === null) return expect.unreachable('hours without a next time');
        expect(next).toBeGreaterThanOrEqual(time);
        expect(next - time).toBeLessThanOrEqual(8 * DAY);
        expect(availabilityAt(booster, next).state).toBe('available');
        const between = Math.floor(time + (next - time) * part);
        if (between < next) expect(availabilityAt(booster, between).state).toBe('offHours');
      }),
      { numRuns: 400 },
    );
  });

  test('hours that the clocks skip are left out', () => {
    // In Berlin the clocks go from 2:00 to 3:00.
    const morning = at('2026-03-29T00:00:00Z');
    const skipped = fc.tuple(fc.integer({ min: 120, max: 178 }), fc.integer({ min: 1, max: 59 }));
    fc.assert(
      fc.property(skipped, ([from, length]) => {
        const to = Math.min(from + length, 180);
        const hours = [
          { day: 7, from, to },
          { day: 1, from: 1080, to: 1380 },
        ];
        // A start that the clocks skip is an hour later; an end at 3:00 is not.
        const expected =
          to === 180 ? '2026-03-30T16:00:00.000Z' : new Date(morning + (from - 60) * MINUTE).toISOString();
        expect(iso(nextAvailable(given({ hours }), morning))).toBe(expected);
      }),
    );
  });

  test('a state lasts exactly until its end', () => {
    fc.assert(
      fc.property(zones, spans, times, (zone, hours, time) => {
        const booster = given({ zone, hours });
        const { state, until } = availabilityAt(booster, time);
        if (until === null) return;
        expect(until).toBeGreaterThan(time);
        expect(availabilityAt(booster, until - 1).state).toBe(state);
        expect(availabilityAt(booster, until).state).not.toBe(state);
      }),
      { numRuns: 400 },
    );
  });

  test('a vacation begins and ends at midnight of its zone, and nobody is available during it', () => {
    fc.assert(
      fc.property(
        zones,
        spans,
        fc.constantFrom(...CHANGES),
        fc.integer({ min: 0, max: 20 }),
        (zone, hours, from, days) => {
          const to = new Date(at(`${from}T00:00:00Z`) + days * DAY).toISOString().slice(0, 10);
          const booster = given({ zone, hours, vacation: { from, to } });
          const times = vacationTimes(booster) ?? expect.unreachable('no vacation');
          // Some zones skip midnight.
          expect(reading(zone, times.start).minute % 1440).toBeLessThanOrEqual(60);
          expect(reading(zone, times.start - 1).minute).toBe(1439);
          expect(reading(zone, times.end - 1).minute).toBe(1439);
          expect(availabilityAt(booster, times.start).state).toBe('vacation');
          expect(availabilityAt(booster, times.end - 1).state).toBe('vacation');
          expect(isOnVacation(booster, times.end)).toBe(false);
          expect(nextAvailable(booster, times.start)).toBeGreaterThanOrEqual(times.end);
        },
      ),
      { numRuns: 200 },
    );
  });
});
