import { expect, test } from 'vitest';
import { createLatest } from './latest.ts';

test('what came late is overtaken by what was told of the same before, and by nothing else', () => {
  const { noteLate } = createLatest();
  expect(noteLate('order 9', 4)).toBe(false);
  expect(noteLate('order 9', 6)).toBe(false);
  expect(noteLate('order 9', 5)).toBe(true);
  expect(noteLate('order 8', 5)).toBe(false);
  expect(noteLate('order 9', 7)).toBe(false);
});

test('what has no number is as new as it comes', () => {
  const { noteLate } = createLatest();
  expect([noteLate('order 9', 6), noteLate('order 9', null), noteLate('order 9', 5)]).toEqual([false, false, true]);
});

test('numbers that began anew are compared among themselves', () => {
  const { forget, noteLate } = createLatest();
  noteLate('order 9', 600);
  forget();
  expect(noteLate('order 9', 2)).toBe(false);
  expect(noteLate('order 9', 1)).toBe(true);
});

test('of things that nobody has spoken of for long nothing is kept', () => {
  const { noteLate } = createLatest();
  for (let order = 0; order < 300; order += 1) {
    noteLate(`order ${order}`, 9);
    noteLate('coins', 9);
  }
  expect([noteLate('order 0', 5), noteLate('order 299', 5), noteLate('coins', 5)]).toEqual([false, true, true]);
});
