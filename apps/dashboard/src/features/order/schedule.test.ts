import { ORDER_STATUS } from '@boostdesk/catalogs';
import { describe, expect, it } from 'vitest';
import { daysBehind } from './schedule.ts';

const DEADLINE = '2026-11-29T12:00:00.000Z';
const order = (estimate: string | null, more = {}) => ({
  status: ORDER_STATUS.processing,
  cancelledAt: null,
  deadline: DEADLINE,
  estimate,
  ...more,
});
const LATER = '2026-12-01T18:00:00.000Z';

describe('days behind the deadline', () => {
  it.each([
    ['counts calendar days', order(LATER), 2],
    [
      'is one day for some hours past midnight',
      order('2026-11-30T02:00:00.000Z', { deadline: '2026-11-29T20:00:00.000Z' }),
      1,
    ],
    ['is 0 on the same day', order('2026-11-29T12:01:00.000Z'), 0],
    ['is null at the deadline itself', order(DEADLINE), null],
    ['is null before the deadline', order('2026-11-28T12:00:00.000Z'), null],
    ['is null without an estimate', order(null), null],
    ['is null without a deadline', order(LATER, { deadline: null }), null],
    ['is null while paused, when both clocks stop', order(LATER, { status: ORDER_STATUS.paused }), null],
    ['is null once it is cancelled', order(LATER, { cancelledAt: DEADLINE }), null],
  ])('%s', (_, given, days) => expect(daysBehind(given)).toBe(days));
});
