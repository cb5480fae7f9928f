import { expect, test } from 'vitest';
import { createFrozen, deepFreeze, indexBy } from './deep-freeze.ts';

test('createFrozen freezes nested objects and lists', () => {
  const made = createFrozen(() => ({ games: [{ names: ['lol'] }], none: null, count: 1 }));
  expect(() => made.games.push({ names: [] })).toThrow(TypeError);
  expect(() => made.games[0]?.names.push('league')).toThrow(TypeError);
  expect(made).toEqual({ games: [{ names: ['lol'] }], none: null, count: 1 });
});

test.each([[undefined], [null], [0], [''], [Number.NaN], [true]])(
  'frozen returns the primitive %o unchanged',
  (value) => {
    expect(deepFreeze(value)).toBe(value);
  },
);

test('indexBy finds an entry by each of its keys and by no other', () => {
  const entry = { id: 1 };
  const index = indexBy([entry], () => ['a', 'b']);
  expect([index.get('a'), index.get('b'), index.get('c'), index.size]).toEqual([entry, entry, undefined, 2]);
});
