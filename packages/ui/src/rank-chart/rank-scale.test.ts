import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { computeDayTicks, toPercent, toTopPercent } from './rank-scale.ts';

describe('placeIn and heightIn', () => {
  it('puts the ends at the ends and one value in the middle', () => {
    expect(toPercent({ from: 10, to: 20 }, 10)).toBe(0);
    expect(toPercent({ from: 10, to: 20 }, 20)).toBe(100);
    expect(toPercent({ from: 10, to: 10 }, 10)).toBe(50);
  });

  it('keeps higher ranks higher and inside the drawing', () => {
    const range = { from: 0, to: 100 };
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 99 }), (value) => {
        expect(toTopPercent(range, value)).toBeGreaterThan(toTopPercent(range, value + 1));
        expect(toTopPercent(range, value)).toBeLessThan(100);
        expect(toTopPercent(range, value + 1)).toBeGreaterThan(0);
      }),
    );
  });
});

describe('dayTicks', () => {
  const from = new Date(2026, 9, 24, 15, 0).getTime();

  it('gives midnights, one a day, also where the clocks change', () => {
    const ticks = computeDayTicks({ from, to: new Date(2026, 9, 28, 1, 0).getTime() }, 9).map((tick) => new Date(tick));
    expect(ticks.map((tick) => tick.getDate())).toEqual([25, 26, 27, 28]);
    expect(ticks.every((tick) => tick.getHours() === 0)).toBe(true);
  });

  it('never gives more than asked for', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 400 }), (days) => {
        expect(computeDayTicks({ from, to: from + days * 86_400_000 }, 9).length).toBeLessThanOrEqual(9);
      }),
    );
  });
});
