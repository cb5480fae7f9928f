import { expect, test } from 'vitest';
import { createLatest } from './latest.ts';

test('what came late is overtaken by what was told of the same before, and by nothing else', () => {
  const { isOvertaken } = createLatest();
  expect(isOvertaken('order 9', 4)).toBe(false);
  expect(isOvertaken('order 9', 6)).toBe(false);
  expect(isOvertaken('order 9', 5)).toBe(true);
  expect(isOvertaken('order 8', 5)).toBe(false);
  expect(isOvertaken('order 9', 7)).toBe(false);
});

test('what has no number is as new as it comes', () => {
  const { isOvertaken } = createLatest();
  expect([isOvertaken('order 9', 6), isOvertaken('order 9', null), isOvertaken('order 9', 5)]).toEqual([
    false,
    false,
    true,
  ]);
});

test('numbers that began anew are compared among themselves', () => {
  const { forget, isOvertaken } = createLatest();
  isOvertaken('order 9', 600);
  forget();
  expect(isOvertaken('order 9', 2)).toBe(false);
  expect(isOvertaken('order 9', 1)).toBe(true);
});

test('of things that nobody has spoken of for long nothing is kept', () => {
  const { isOvertaken } = createLatest();
  for (let order = 0; order < 300; order += 1) {
    isOvertaken(`order ${order}`, 9);
    isOvertaken('coins', 9);
  }
  expect([isOvertaken('order 0', 5), isOvertaken('order 299', 5), isOvertaken('coins', 5)]).toEqual([
    false,
    true,
    true,
  ]);
});
