import { expect, test } from 'vitest';
import { createLatest } from './latest.ts';

test('noteLate returns true for a number lower than an earlier one of the same subject', () => {
  const { noteLate } = createLatest();
  expect(noteLate('order 9', 4)).toBe(false);
  expect(noteLate('order 9', 6)).toBe(false);
  expect(noteLate('order 9', 5)).toBe(true);
  expect(noteLate('order 8', 5)).toBe(false);
  expect(noteLate('order 9', 7)).toBe(false);
});

test('noteLate returns false without a number', () => {
  const { noteLate } = createLatest();
  expect([noteLate('order 9', 6), noteLate('order 9', null), noteLate('order 9', 5)]).toEqual([false, false, true]);
});

test('numbers after forget are compared among themselves only', () => {
  const { forget, noteLate } = createLatest();
  noteLate('order 9', 600);
  forget();
  expect(noteLate('order 9', 2)).toBe(false);
  expect(noteLate('order 9', 1)).toBe(true);
});

test('noteLate forgets the oldest subjects', () => {
  const { noteLate } = createLatest();
  for (let order = 0; order < 300; order += 1) {
    noteLate(`order ${order}`, 9);
    noteLate('coins', 9);
  }
  expect([noteLate('order 0', 5), noteLate('order 299', 5), noteLate('coins', 5)]).toEqual([false, true, true]);
});
