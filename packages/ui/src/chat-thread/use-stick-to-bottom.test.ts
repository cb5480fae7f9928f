import { expect, test } from 'vitest';
import { findNewEntries } from './use-stick-to-bottom.ts';

const entries = (ids: readonly number[]) =>
  ids.map((id) => ({ kind: 'message' as const, id: String(id), at: id, isOwn: false }));

test.each([
  ['nothing', [3, 4], [3, 4], []],
  ['a message', [3, 4], [3, 4, 5], [5]],
  ['older messages', [3, 4], [1, 2, 3, 4], []],
  ['older messages and a message', [3, 4], [1, 2, 3, 4, 5], [5]],
  ['a message, when the oldest one left', [3, 4], [4, 5], [5]],
  ['a message above an unsent one', [3, 9], [3, 4, 9], [4]],
  ['messages of a gap', [3, 6], [3, 4, 5, 6], [4, 5]],
  ['other messages altogether', [3, 4], [7, 8], [7, 8]],
  ['the first messages', [], [1, 2], []],
  ['a message that left again', [3, 4, 5], [3, 4], []],
])('findNewEntries after %s', (_, known, now, expected) => {
  const found = findNewEntries(new Set(known.map(String)), entries(now));
  expect(found.map(({ id }) => Number(id))).toEqual(expected);
});
