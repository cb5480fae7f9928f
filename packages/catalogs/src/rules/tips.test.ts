import { expect, test } from 'vitest';
import { suggestedTip, TIP_MIN, TIP_PERCENTS } from './tips.ts';

test('suggested tips are 5, 10 and 20 percent of the price', () => {
  expect(TIP_PERCENTS.map((percent) => suggestedTip(9200, percent))).toEqual([460, 920, 1840]);
});

test('a suggested tip is rounded to the nearest cent', () => {
  expect([suggestedTip(2009, 5), suggestedTip(2010, 5), suggestedTip(2011, 5)]).toEqual([100, 101, 101]);
});

test('a suggested tip is at least the smallest tip', () => {
  expect(TIP_PERCENTS.map((percent) => suggestedTip(600, percent))).toEqual([TIP_MIN, TIP_MIN, 120]);
  expect(suggestedTip(0, 20)).toBe(TIP_MIN);
});
