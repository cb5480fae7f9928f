import { expect, test } from 'vitest';
import { createSequenceGuard } from './sequence-guard.ts';

test('isOutOfOrder returns true for a number lower than an earlier one of the same subject', () => {
  const { isOutOfOrder } = createSequenceGuard();
  expect(isOutOfOrder('order 9', 4)).toBe(false);
  expect(isOutOfOrder('order 9', 6)).toBe(false);
  expect(isOutOfOrder('order 9', 5)).toBe(true);
  expect(isOutOfOrder('order 8', 5)).toBe(false);
  expect(isOutOfOrder('order 9', 7)).toBe(false);
});

test('isOutOfOrder returns false without a number', () => {
  const { isOutOfOrder } = createSequenceGuard();
  expect([isOutOfOrder('order 9', 6), isOutOfOrder('order 9', null), isOutOfOrder('order 9', 5)]).toEqual([
    false,
    false,
    true,
  ]);
});

test('isOutOfOrder compares only numbers after a reset', () => {
  const { reset, isOutOfOrder } = createSequenceGuard();
  isOutOfOrder('order 9', 600);
  reset();
  expect(isOutOfOrder('order 9', 2)).toBe(false);
  expect(isOutOfOrder('order 9', 1)).toBe(true);
});

test('isOutOfOrder forgets the oldest subjects', () => {
  const { isOutOfOrder } = createSequenceGuard();
  for (let order = 0; order < 300; order += 1) {
    isOutOfOrder(`order ${order}`, 9);
    isOutOfOrder('coins', 9);
  }
  expect([isOutOfOrder('order 0', 5), isOutOfOrder('order 299', 5), isOutOfOrder('coins', 5)]).toEqual([
    false,
    true,
    true,
  ]);
});
