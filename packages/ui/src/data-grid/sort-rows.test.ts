import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { DataColumn } from '../data-table/data-table-types.ts';
import { sortRows } from './sort-rows.ts';

interface Row {
  readonly at: number;
  readonly key: string | number;
}

const columns: readonly DataColumn<Row>[] = [
  { id: 'key', header: 'Key', cell: ({ key }) => key, sortValue: ({ key }) => key },
  { id: 'plain', header: 'Plain', cell: ({ key }) => key },
];
const collator = new Intl.Collator('en', { numeric: true });
const sorted = (keys: readonly (string | number)[], direction: 'ascending' | 'descending', column = 'key') =>
  sortRows(
    keys.map((key, at) => ({ at, key })),
    columns,
    { column, direction },
    collator,
  );

describe('sortRows', () => {
  it.each([
    [
      [3, 20, 1],
      [1, 3, 20],
    ],
    [
      ['Rank 10', 'rank 9', 'Ärger', 'Zoo'],
      ['Ärger', 'rank 9', 'Rank 10', 'Zoo'],
    ],
    [
      ['b', 2, 'a', 1],
      [1, 2, 'a', 'b'],
    ],
  ])('sorts %j', (keys, order) => {
    expect(sorted(keys, 'ascending').map(({ key }) => key)).toEqual(order);
  });

  it('returns the rows unchanged if the column has no sortValue', () => {
    const rows = [{ at: 0, key: 2 }];
    expect(sortRows(rows, columns, undefined, collator)).toBe(rows);
    expect(sorted([2, 1], 'ascending', 'plain').map(({ key }) => key)).toEqual([2, 1]);
  });

  it('is stable in both directions and loses no row', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 0, max: 4 })),
        fc.constantFrom('ascending' as const, 'descending' as const),
        (keys, direction) => {
          const rows = sorted(keys, direction);
          expect(rows.map(({ at }) => at).sort((a, b) => a - b)).toEqual(keys.map((_, at) => at));
          for (const [at, row] of rows.entries()) {
            const next = rows[at + 1];
            if (next?.key === row.key) expect(next.at).toBeGreaterThan(row.at);
          }
        },
      ),
    );
  });
});
