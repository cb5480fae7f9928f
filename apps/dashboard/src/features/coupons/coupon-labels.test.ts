import { expect, test } from 'vitest';
import '../../i18n/i18n.ts';
import { couponStateLabel, periodLabel } from './coupon-labels.ts';

test.each([
  ['active', 'Active'],
  ['inactive', 'Inactive'],
  ['scheduled', 'Scheduled'],
  ['expired', 'Expired'],
  ['usedUp', 'Used up'],
] as const)('couponStateLabel of %s is %s', (state, label) => {
  expect(couponStateLabel(state)).toBe(label);
});

test.each([
  [null, null, 'No time limit'],
  [null, '2027-01-21', 'Until Jan 21, 2027'],
  ['2026-06-25', null, 'From Jun 25, 2026'],
  ['2026-06-25', '2026-09-23', 'Jun 25, 2026 to Sep 23, 2026'],
])('the period from %s until %s', (starts, ends, words) => {
  expect(periodLabel({ starts, ends })).toBe(words);
});
