import { expect, it } from 'vitest';
import { formatBadgeCount } from './format-badge-count.ts';

it.each([
  [0, '0'],
  [7, '7'],
  [999, '999'],
  [1000, '999+'],
  [42_118, '999+'],
])('formats %i in at most four characters: %s', (count, words) => {
  expect(formatBadgeCount(count)).toBe(words);
});

it('formats digits with the given function', () => {
  const arabic = (count: number) => new Intl.NumberFormat('ar-EG').format(count);
  expect([formatBadgeCount(12, arabic), formatBadgeCount(1000, arabic)]).toEqual(['١٢', '٩٩٩+']);
});
