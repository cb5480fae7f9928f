import { expect, test } from 'vitest';
import { createConcurrencyLimit } from './concurrency-limit.ts';

test('a concurrency limit counts per key what is not over', () => {
  const start = createConcurrencyLimit(2);
  const [first, second] = [start('a'), start('a')];
  expect([first, second, start('a'), start('b')].map((release) => release !== undefined)).toEqual([
    true,
    true,
    false,
    true,
  ]);
  first?.();
  expect(start('a')).toBeDefined();
  expect(start('a')).toBeUndefined();
});

test('ending the same thing twice frees one place', () => {
  const start = createConcurrencyLimit(2);
  const first = start('a');
  start('a');
  first?.();
  first?.();
  expect(start('a')).toBeDefined();
  expect(start('a')).toBeUndefined();
});
