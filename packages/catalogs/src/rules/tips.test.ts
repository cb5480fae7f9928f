import { expect, test } from 'vitest';
import { suggestedTip, suggestTips, TIP_MIN, TIP_PERCENTS } from './tips.ts';

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

test('equal amounts are suggested once', () => {
  expect(suggestTips(9200).map(({ percent }) => percent)).toEqual([5, 10, 20]);
  expect(suggestTips(800)).toEqual([
    { percent: 10, amount: 100 },
    { percent: 20, amount: 160 },
  ]);
  expect(suggestTips(500)).toEqual([{ percent: 20, amount: 100 }]);
});
