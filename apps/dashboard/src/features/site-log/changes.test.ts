import { expect, test } from 'vitest';
import { changesOf } from './changes.ts';

test.each([
  [{ before: null, after: null }, []],
  [{ before: null, after: { amount: 9200 } }, ['amount: 9200']],
  [{ before: { status: 1 }, after: { status: 3 } }, ['status: 1 → 3']],
  [{ before: { name: 'Mina' }, after: {} }, ['name: Mina → ']],
  [{ before: { games: [1] }, after: { games: null } }, ['games: [1] → null']],
])('%j is told as %j', (entry, lines) => {
  expect(changesOf(entry)).toEqual(lines);
});
