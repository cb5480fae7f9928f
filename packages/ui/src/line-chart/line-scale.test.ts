import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { computeTicks, pickLabelIndexes } from './line-scale.ts';

describe('computeTicks', () => {
  it.each([
    [[], [0]],
    [[0, 0], [0]],
    [[1], [0, 1]],
    [
      [3, 7],
      [0, 2, 4, 6, 8],
    ],
    [[160], [0, 50, 100, 150, 200]],
    [[123_456], [0, 50_000, 100_000, 150_000]],
    [
      [-40, 90],
      [-50, 0, 50, 100],
    ],
    [[-8], [-8, -6, -4, -2, 0]],
  ])('the ticks of %j are %j', (values, ticks) => {
    expect(computeTicks(values)).toEqual(ticks);
  });

  it('covers zero and every value with at most five evenly spaced integers', () => {
    const some = fc.array(fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }), { minLength: 1 });
    // All zeros give a single tick and no step.
    const values = some.filter((given) => given.some((value) => value !== 0));
    fc.assert(
      fc.property(values, (given) => {
        const ticks = computeTicks(given);
        const steps = ticks.slice(1).map((tick, index) => tick - (ticks[index] ?? 0));
        expect(ticks.length).toBeLessThanOrEqual(6);
        expect(new Set(steps).size).toBe(1);
        expect(ticks.every((tick) => Number.isInteger(tick))).toBe(true);
        expect(ticks).toContain(0);
        expect(Math.min(...given)).toBeGreaterThanOrEqual(ticks[0] ?? 0);
        expect(Math.max(...given)).toBeLessThanOrEqual(ticks.at(-1) ?? 0);
      }),
    );
  });
});

describe('pickLabelIndexes', () => {
  it.each([
    [0, []],
    [1, [0]],
    [4, [0, 1, 2, 3]],
    [30, [0, 7, 15, 22, 29]],
  ])('of %i: %j', (count, places) => {
    expect(pickLabelIndexes(count)).toEqual(places);
  });
});
