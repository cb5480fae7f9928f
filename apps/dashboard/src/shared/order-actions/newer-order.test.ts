import { expect, test } from 'vitest';
import { pickNewerOrder } from './use-order-action.ts';

const at = (version: number, note: string) => ({ order: { version }, note });

test.each([
  ['nothing cached', undefined, at(1, 'answer'), 'answer'],
  ['an older version cached', at(1, 'known'), at(2, 'answer'), 'answer'],
  ['the same version cached', at(2, 'known'), at(2, 'answer'), 'answer'],
  ['a newer version cached', at(3, 'known'), at(2, 'answer'), 'known'],
])('pickNewerOrder keeps the newest version: %s', (_what, known, answer, kept) => {
  expect(pickNewerOrder(known, answer).note).toBe(kept);
});
