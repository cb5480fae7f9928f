import { expect, test } from 'vitest';
import { newerOrder } from './newer-order.ts';

const at = (version: number, note: string) => ({ order: { version }, note });

test.each([
  ['nothing known yet', undefined, at(1, 'answer'), 'answer'],
  ['an older one known', at(1, 'known'), at(2, 'answer'), 'answer'],
  ['the same one known', at(2, 'known'), at(2, 'answer'), 'answer'],
  ['a newer one known', at(3, 'known'), at(2, 'answer'), 'known'],
])('%s', (_what, known, answer, kept) => {
  expect(newerOrder(known, answer).note).toBe(kept);
});
