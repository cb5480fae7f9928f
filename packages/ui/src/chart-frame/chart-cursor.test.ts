import fc from 'fast-check';
import { expect, it } from 'vitest';
import { getIndexUnder } from './chart-cursor.tsx';

it.each([
  [0, 5, 'edges', 0],
  [0.12, 5, 'edges', 0],
  [0.13, 5, 'edges', 1],
  [1, 5, 'edges', 4],
  [0, 5, 'parts', 0],
  [0.19, 5, 'parts', 0],
  [0.2, 5, 'parts', 1],
  [1, 5, 'parts', 4],
] as const)('a pointer at %f with %i values spread by %s is on index %i', (share, count, spread, place) => {
  expect(getIndexUnder(share, count, spread)).toBe(place);
});

it('a pointer beyond the chart is on the first or last index', () => {
  fc.assert(
    fc.property(
      fc.double({ min: -3, max: 3, noNaN: true }),
      fc.integer({ min: 1, max: 400 }),
      fc.constantFrom('edges' as const, 'parts' as const),
      (share, count, spread) => {
        const place = getIndexUnder(share, count, spread);
        expect(Number.isInteger(place) && place >= 0 && place < count).toBe(true);
      },
    ),
  );
});
