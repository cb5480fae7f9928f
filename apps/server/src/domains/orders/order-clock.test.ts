import { ORDER_STATUS } from '@boostdesk/catalogs';
import { describe, expect, it } from 'vitest';
import { deadlineFor, estimateFor, movedBy, secondsBetween, type Timed } from './order-clock.ts';

const at = (hours: number) => new Date(Date.UTC(2026, 2, 2) + hours * 3_600_000);
const playing: Timed = {
  status: ORDER_STATUS.processing,
  started_at: at(0),
  cancelled_at: null,
  paused_seconds: 0,
  estimated_days: '2.00',
  percent: '0.00',
};

describe('estimateFor', () => {
  it.each([
    ['nobody plays it', { started_at: null }, 6, null],
    ['it is complete', { status: ORDER_STATUS.complete }, 6, null],
    ['it is paused', { status: ORDER_STATUS.paused, percent: '25.00' }, 6, null],
    ['it is suspended', { status: ORDER_STATUS.suspended, percent: '25.00' }, 6, null],
    ['it was cancelled', { cancelled_at: at(5) }, 6, null],
    ['a tenth was done at once: the quote alone speaks', { percent: '10.00' }, 0, at(0.9 * 48)],
    ["nothing is logged: the quote's days", {}, 6, at(48)],
    ['nothing is logged and the days are over: nobody knows', {}, 60, null],
    ['nothing is logged and the days, a pause left out, are not over', { paused_seconds: 14 * 3600 }, 60, at(62)],
    [
      'a quarter took six hours, an eighth of the days: the pace has a quarter of the say',
      { percent: '25.00' },
      6,
      at(37.5),
    ],
    ['half took a day, half of the days: the pace alone speaks', { percent: '50.00' }, 24, at(48)],
    ['a quarter took a day and a half', { percent: '25.00' }, 36, at(144)],
    ['all is done: now', { percent: '100.00' }, 6, at(6)],
    ['two of 26 hours were a pause', { percent: '50.00', paused_seconds: 7200 }, 26, at(50)],
  ] as const)('%s', (_, order, now, expected) => {
    expect(estimateFor({ ...playing, ...order }, at(now))).toEqual(expected);
  });
});

describe('a pause', () => {
  it('moves a deadline by its whole seconds, and where there is none, nothing', () => {
    const seconds = secondsBetween(at(1), new Date(at(2).getTime() + 999));
    expect(seconds).toBe(3600);
    expect(movedBy(at(10), seconds)).toEqual(at(11));
    expect(movedBy(null, seconds)).toBeNull();
  });

  it('is never shorter than nothing', () => {
    expect(secondsBetween(at(2), at(1))).toBe(0);
  });
});

it('promises what the quote estimates and two days more', () => {
  expect(deadlineFor(at(0), 1.5)).toEqual(at(3.5 * 24));
});
