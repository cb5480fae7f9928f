import { expect, test } from 'vitest';
import '../../i18n/i18n.ts';
import { couponState, couponStateLabel, periodLabel } from './coupon-labels.ts';

const now = new Date('2026-11-22T23:30:00Z');
const always = { active: true, starts: null, ends: null, uses: 3, most_uses: null };

test.each([
  ['always', {}, 'Active'],
  ['switched off and expired', { active: false, ends: '2026-01-01' }, 'Inactive'],
  ['on its last day', { ends: '2026-11-22' }, 'Active'],
  ['after its last day', { ends: '2026-11-21' }, 'Expired'],
  ['before its first day', { starts: '2026-11-23' }, 'Scheduled'],
  ['with uses left', { most_uses: 4 }, 'Active'],
  ['without uses left', { most_uses: 3 }, 'Used up'],
])('the state of a coupon %s', (_, changed, word) => {
  expect(couponStateLabel(couponState({ ...always, ...changed }, now))).toBe(word);
});

test.each([
  [null, null, 'No time limit'],
  [null, '2027-01-21', 'Until Jan 21, 2027'],
  ['2026-06-25', null, 'From Jun 25, 2026'],
  ['2026-06-25', '2026-09-23', 'Jun 25, 2026 to Sep 23, 2026'],
])('the period from %s until %s', (starts, ends, words) => {
  expect(periodLabel({ starts, ends })).toBe(words);
});
