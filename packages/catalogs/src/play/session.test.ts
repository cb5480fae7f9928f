import { CalendarDateTime, toZoned } from '@internationalized/date';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  checkSessionTimes,
  doSessionsOverlap,
  isOpenSession,
  isReminderDue,
  type SessionState,
  sessionActions,
  sessionAfter,
  sessionStates,
} from './session.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const NOW = Date.parse('2026-03-01T12:00:00Z');

const times = fc
  .tuple(fc.integer({ min: -100, max: 2000 }), fc.integer({ min: -60, max: 1000 }))
  .map(([hours, minutes]) => ({ start: NOW + hours * HOUR, end: NOW + hours * HOUR + minutes * MINUTE }));

describe('the times of a proposal', () => {
  test.each([
    ['in an hour, for two hours', HOUR, 2 * HOUR, null],
    ['now', 0, HOUR, 'past'],
    ['in the past', -1, HOUR, 'past'],
    ['in 60 days', 60 * DAY, HOUR, null],
    ['later than in 60 days', 60 * DAY + 1, HOUR, 'tooFar'],
    ['15 minutes', HOUR, 15 * MINUTE, null],
    ['less than 15 minutes', HOUR, 15 * MINUTE - 1, 'tooShort'],
    ['the end before the start', HOUR, -HOUR, 'tooShort'],
    ['12 hours', HOUR, 12 * HOUR, null],
    ['more than 12 hours', HOUR, 12 * HOUR + 1, 'tooLong'],
  ])('%s', (_title, inMs, length, refusal) => {
    const start = NOW + inMs;
    expect(checkSessionTimes({ start, end: start + length }, NOW)).toBe(refusal);
  });

  test('accepted times are in the future, within 60 days and from 15 minutes to 12 hours long', () => {
    fc.assert(
      fc.property(times, (one) => {
        fc.pre(checkSessionTimes(one, NOW) === null);
        expect(one.start).toBeGreaterThan(NOW);
        expect(one.start - NOW).toBeLessThanOrEqual(60 * DAY);
        expect(one.end - one.start).toBeGreaterThanOrEqual(15 * MINUTE);
        expect(one.end - one.start).toBeLessThanOrEqual(12 * HOUR);
      }),
    );
  });

  test.each([
    ['Europe/Berlin', { year: 2026, month: 3, day: 29, hour: 1 }],
    ['Europe/Berlin', { year: 2026, month: 10, day: 25, hour: 1 }],
    ['America/St_Johns', { year: 2026, month: 11, day: 1, hour: 1 }],
    ['Australia/Sydney', { year: 2026, month: 10, day: 4, hour: 1 }],
    ['Australia/Lord_Howe', { year: 2026, month: 4, day: 5, hour: 1 }],
    ['Pacific/Chatham', { year: 2026, month: 9, day: 27, hour: 2 }],
  ])('a session over a change of the clocks in %s has its real length (%o)', (zone, { year, month, day, hour }) => {
    const wall = (h: number) =>
      toZoned(new CalendarDateTime(year, month, day, h), zone)
        .toDate()
        .getTime();
    const [start, end] = [wall(hour), wall(hour + 3)];
    expect(end - start).not.toBe(3 * HOUR);
    expect(checkSessionTimes({ start, end }, start - DAY)).toBeNull();
    // The reminder comes 30 real minutes before, whatever the clocks show.
    expect(isReminderDue({ start }, start - 30 * MINUTE)).toBe(true);
    expect(isReminderDue({ start }, start - 30 * MINUTE - 1)).toBe(false);
    expect(isReminderDue({ start }, start)).toBe(false);
  });
});

const session = (state: SessionState, isProposer: boolean) => ({ state, isProposer, start: NOW, end: NOW + HOUR });

describe('the states of a session', () => {
  /** By action: the state after it for proposer and other side, before the start. */
  test.each([
    ['proposed', 'accept', null, 'accepted'],
    ['proposed', 'decline', null, 'declined'],
    ['proposed', 'withdraw', 'withdrawn', null],
    ['proposed', 'move', 'proposed', 'proposed'],
    ['proposed', 'cancel', null, null],
    ['accepted', 'accept', null, null],
    ['accepted', 'decline', null, null],
    ['accepted', 'withdraw', null, null],
    ['accepted', 'move', 'proposed', 'proposed'],
    ['accepted', 'cancel', 'cancelled', 'cancelled'],
  ] as const)('a %s session: %s', (state, action, byProposer, byOther) => {
    expect(sessionAfter(session(state, true), action, NOW - 1)).toBe(byProposer);
    expect(sessionAfter(session(state, false), action, NOW - 1)).toBe(byOther);
  });

  test('nothing changes a session that has begun or ended, or was declined, withdrawn or cancelled', () => {
    for (const state of sessionStates) {
      for (const action of sessionActions) {
        for (const isProposer of [true, false]) {
          expect(sessionAfter(session(state, isProposer), action, NOW)).toBeNull();
          if (state === 'proposed' || state === 'accepted') continue;
          expect(sessionAfter(session(state, isProposer), action, NOW - 1)).toBeNull();
        }
      }
    }
  });

  test('nobody accepts an own proposal, by any sequence of actions of one side', () => {
    const steps = fc.array(fc.constantFrom(...sessionActions), { maxLength: 8 });
    fc.assert(
      fc.property(steps, (actions) => {
        let state: SessionState = 'proposed';
        for (const action of actions) state = sessionAfter(session(state, true), action, NOW - 1) ?? state;
        expect(state).not.toBe('accepted');
      }),
    );
  });

  test('proposals are open until their start, accepted sessions until their end', () => {
    expect(isOpenSession(session('proposed', true), NOW - 1)).toBe(true);
    expect(isOpenSession(session('proposed', true), NOW)).toBe(false);
    expect(isOpenSession(session('accepted', true), NOW + HOUR - 1)).toBe(true);
    expect(isOpenSession(session('accepted', true), NOW + HOUR)).toBe(false);
    expect(isOpenSession(session('declined', true), NOW - 1)).toBe(false);
  });
});

test('sessions overlap when they have a common minute; touching ones do not', () => {
  const [one, next] = [
    { start: 0, end: 10 },
    { start: 10, end: 20 },
  ];
  expect([doSessionsOverlap(one, next), doSessionsOverlap(one, { start: 9, end: 12 })]).toEqual([false, true]);
  fc.assert(
    fc.property(times, times, (a, b) => {
      expect(doSessionsOverlap(a, b)).toBe(doSessionsOverlap(b, a));
    }),
  );
});
