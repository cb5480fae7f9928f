import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { selectRange, toggleRow } from './row-range.ts';

const rows = ['a', 'b', 'c', 'd', 'e'];

describe('rowRange', () => {
  it.each([
    ['d', ['b', 'c', 'd']],
    ['a', ['a', 'b']],
    ['b', ['b']],
  ])('takes everything from b up to %s', (to, taken) => {
    expect([...selectRange(rows, { row: 'b', selectedBefore: new Set() }, to)].sort()).toEqual(taken);
  });

  it('keeps what was chosen before, and takes one row where the start has gone', () => {
    expect(selectRange(rows, { row: 'gone', selectedBefore: new Set(['e']) }, 'b')).toEqual(new Set(['e', 'b']));
  });

  it('does not depend on the way there', () => {
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

it('toggledRow takes a row and lets it go', () => {
  const taken = toggleRow(new Set(['a']), 'b');
  expect(taken).toEqual(new Set(['a', 'b']));
  expect(toggleRow(taken, 'a')).toEqual(new Set(['b']));
});
