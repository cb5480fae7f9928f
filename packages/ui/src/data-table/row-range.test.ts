import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { selectRange, toggleRow } from './row-range.ts';

const rows = ['a', 'b', 'c', 'd', 'e'];

describe('selectRange', () => {
  it.each([
    ['d', ['b', 'c', 'd']],
    ['a', ['a', 'b']],
    ['b', ['b']],
  ])('selects from b to %s', (to, taken) => {
    expect([...selectRange(rows, { row: 'b', selectedBefore: new Set() }, to)].sort()).toEqual(taken);
  });

  it('keeps the earlier selection, and selects one row if the start no longer exists', () => {
    expect(selectRange(rows, { row: 'gone', selectedBefore: new Set(['e']) }, 'b')).toEqual(new Set(['e', 'b']));
  });

  it('gives the same result whichever rows were passed on the way', () => {
    const row = fc.constantFrom(...rows);
    fc.assert(
      fc.property(row, row, (from, to) => {
        const way = selectRange(rows, { row: from, selectedBefore: new Set() }, to);
        expect(way).toEqual(selectRange(rows, { row: to, selectedBefore: new Set() }, from));
        expect(way.has(from) && way.has(to)).toBe(true);
      }),
    );
  });
});

it('toggleRow selects and deselects a row', () => {
  const taken = toggleRow(new Set(['a']), 'b');
  expect(taken).toEqual(new Set(['a', 'b']));
  expect(toggleRow(taken, 'a')).toEqual(new Set(['b']));
});
