import { ORDER_STATUS } from '@boostdesk/catalogs';
import { describe, expect, it } from 'vitest';
import { deadlineFor, estimateFor, secondsBetween, shiftDeadline, type TimedOrder } from './order-clock.ts';

const at = (hours: number) => new Date(Date.UTC(2026, 2, 2) + hours * 3_600_000);
const playing: TimedOrder = {
  status: ORDER_STATUS.processing,
  started_at: at(0),
  cancelled_at: null,
  paused_seconds: 0,
  estimated_days: '2.00',
  percent: '0.00',
};

describe('estimateFor', () => {
  it.each([
    ['an order without a booster', { started_at: null }, 6, null],
    ['a complete order', { status: ORDER_STATUS.complete }, 6, null],
    ['a paused order', { status: ORDER_STATUS.paused, percent: '25.00' }, 6, null],
    ['a suspended order', { status: ORDER_STATUS.suspended, percent: '25.00' }, 6, null],
    ['a cancelled order', { cancelled_at: at(5) }, 6, null],
    ['a tenth done at once: by the quote alone', { percent: '10.00' }, 0, at(0.9 * 48)],
    ['no progress: by the quote alone', {}, 6, at(48)],
    ['no progress after the quoted days: null', {}, 60, null],
    ['no progress within the quoted days without the pause', { paused_seconds: 14 * 3600 }, 60, at(62)],
    [
      'a quarter in six hours, an eighth of the days: by three quarters quote and one pace',
      { percent: '25.00' },
      6,
      at(37.5),
    ],
    ['half in half of the days: by the pace alone', { percent: '50.00' }, 24, at(48)],
    ['a quarter in a day and a half', { percent: '25.00' }, 36, at(144)],
    ['all done: now', { percent: '100.00' }, 6, at(6)],
    ['two of 26 hours paused', { percent: '50.00', paused_seconds: 7200 }, 26, at(50)],
  ] as const)('%s', (_, order, now, expected) => {
    expect(estimateFor({ ...playing, ...order }, at(now))).toEqual(expected);
  });
});

describe('a pause', () => {
  it('moves a deadline by its whole seconds and keeps a missing one', () => {
    const seconds = secondsBetween(at(1), new Date(at(2).getTime() + 999));
    expect(seconds).toBe(3600);
    expect(shiftDeadline(at(10), seconds)).toEqual(at(11));
    expect(shiftDeadline(null, seconds)).toBeNull();
  });

  it('is never negative', () => {
    expect(secondsBetween(at(2), at(1))).toBe(0);
  });
});

it('deadlineFor adds two days to the quote’s estimate', () => {
  expect(deadlineFor(at(0), 1.5)).toEqual(at(3.5 * 24));
});
