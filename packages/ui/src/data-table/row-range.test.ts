import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rowRange, toggledRow } from './row-range.ts';

const rows = ['a', 'b', 'c', 'd', 'e'];

describe('rowRange', () => {
  it.each([
    ['d', ['b', 'c', 'd']],
    ['a', ['a', 'b']],
    ['b', ['b']],
  ])('takes everything from b up to %s', (to, taken) => {
    expect([...rowRange(rows, { row: 'b', before: new Set() }, to)].sort()).toEqual(taken);
  });

  it('keeps what was chosen before, and takes one row where the start has gone', () => {
    expect(rowRange(rows, { row: 'gone', before: new Set(['e']) }, 'b')).toEqual(new Set(['e', 'b']));
  });

  it('does not depend on the way there', () => {
    const row = fc.constantFrom(...rows);
    fc.assert(
      fc.property(row, row, (from, to) => {
        const way = rowRange(rows, { row: from, before: new Set() }, to);
        expect(way).toEqual(rowRange(rows, { row: to, before: new Set() }, from));
        expect(way.has(from) && way.has(to)).toBe(true);
      }),
    );
  });
});

it('toggledRow takes a row and lets it go', () => {
  const taken = toggledRow(new Set(['a']), 'b');
  expect(taken).toEqual(new Set(['a', 'b']));
  expect(toggledRow(taken, 'a')).toEqual(new Set(['b']));
});
