import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { getNextPosition } from './next-position.ts';

const shape = { rows: 100, columns: 5, pageRows: 10, isRtl: false };

describe('getNextPosition', () => {
  it.each([
    ['ArrowUp', { row: 0, column: 2 }, { row: -1, column: 2 }],
    ['ArrowUp', { row: -1, column: 2 }, { row: -1, column: 2 }],
    ['ArrowDown', { row: 99, column: 2 }, { row: 99, column: 2 }],
    ['ArrowRight', { row: 3, column: 4 }, { row: 3, column: 4 }],
    ['ArrowLeft', { row: 3, column: 4 }, { row: 3, column: 3 }],
    ['PageDown', { row: -1, column: 0 }, { row: 10, column: 0 }],
    ['PageDown', { row: 95, column: 0 }, { row: 99, column: 0 }],
    ['PageUp', { row: 4, column: 0 }, { row: 0, column: 0 }],
    ['PageUp', { row: 0, column: 1 }, { row: 0, column: 1 }],
    ['PageUp', { row: -1, column: 1 }, { row: -1, column: 1 }],
    ['Home', { row: 4, column: 3 }, { row: 4, column: 0 }],
    ['End', { row: 4, column: 3 }, { row: 4, column: 4 }],
  ])('%s moves from %o to %o', (key, from, to) => {
    expect(getNextPosition(key, from, shape)).toEqual(to);
  });

  it('moves to the first and last row with Ctrl + Home and Ctrl + End', () => {
    expect(getNextPosition('Home', { row: 4, column: 3 }, shape, true)).toEqual({ row: 0, column: 0 });
    expect(getNextPosition('End', { row: 4, column: 3 }, shape, true)).toEqual({ row: 99, column: 4 });
  });

  it('swaps left and right in right-to-left languages', () => {
    expect(getNextPosition('ArrowLeft', { row: 0, column: 1 }, { ...shape, isRtl: true })).toEqual({
      row: 0,
      column: 2,
    });
  });

  it('stays inside the grid', () => {
    const keys = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'PageUp', 'PageDown', 'Home', 'End'];
    const grid = fc.record({
      rows: fc.integer({ min: 1, max: 50 }),
      columns: fc.integer({ min: 1, max: 9 }),
      pageRows: fc.integer({ min: 1, max: 60 }),
      isRtl: fc.boolean(),
    });
    fc.assert(
      fc.property(grid, fc.array(fc.tuple(fc.constantFrom(...keys), fc.boolean())), (size, walk) => {
        let place = { row: 0, column: 0 };
        for (const [key, isWhole] of walk) place = getNextPosition(key, place, size, isWhole) ?? place;
        expect(place.row).toBeGreaterThanOrEqual(-1);
        expect(place.row).toBeLessThan(size.rows);
        expect(place.column).toBeGreaterThanOrEqual(0);
        expect(place.column).toBeLessThan(size.columns);
      }),
    );
  });

  it('returns undefined for other keys', () => {
    expect(getNextPosition('a', { row: 0, column: 0 }, shape)).toBeUndefined();
  });
});
