import { ORDER_STATUS } from '@boostdesk/catalogs';
import { describe, expect, it } from 'vitest';
import { daysBehind, isLate } from './schedule.ts';

const DEADLINE = '2026-11-29T12:00:00.000Z';
const order = (estimate: string | null, more = {}) => ({
  status: ORDER_STATUS.processing,
  cancelledAt: null,
  deadline: DEADLINE,
  estimate,
  ...more,
});
const LATER = '2026-12-01T18:00:00.000Z';

describe('what an order is expected behind its deadline', () => {
  it.each([
    ['in days of the calendar', order(LATER), 2],
    [
      'a day for some hours over midnight',
      order('2026-11-30T02:00:00.000Z', { deadline: '2026-11-29T20:00:00.000Z' }),
      1,
    ],
    ['none on the day itself', order('2026-11-29T12:01:00.000Z'), 0],
    ['nothing at the deadline itself', order(DEADLINE), null],
    ['nothing before it', order('2026-11-28T12:00:00.000Z'), null],
    ['nothing without an estimate', order(null), null],
    ['nothing without a deadline', order(LATER, { deadline: null }), null],
    ['nothing while it is paused, where both stand still', order(LATER, { status: ORDER_STATUS.paused }), null],
    ['nothing once it is cancelled', order(LATER, { cancelledAt: DEADLINE }), null],
  ])('%s', (_, given, days) => expect(daysBehind(given)).toBe(days));
});

describe('an order past its deadline', () => {
  const after = new Date(LATER).getTime();
  it('is late while it is played', () => expect(isLate(order(null), after)).toBe(true));
  it('is not before', () => expect(isLate(order(null), new Date(DEADLINE).getTime())).toBe(false));
  it('is not when it is complete', () =>
    expect(isLate(order(null, { status: ORDER_STATUS.complete }), after)).toBe(false));
});
