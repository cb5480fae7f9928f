import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { computeDayTicks, toPercent, toTopPercent } from './rank-scale.ts';

describe('toPercent and toTopPercent', () => {
  it('map the ends to 0 and 100 percent, and a single value to the middle', () => {
    expect(toPercent({ from: 10, to: 20 }, 10)).toBe(0);
    expect(toPercent({ from: 10, to: 20 }, 20)).toBe(100);
    expect(toPercent({ from: 10, to: 10 }, 10)).toBe(50);
  });

  it('place higher ranks higher and inside the chart', () => {
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

describe('computeDayTicks', () => {
  const from = new Date(2026, 9, 24, 15, 0).getTime();

  it('returns one midnight per day, also across daylight saving changes', () => {
    const ticks = computeDayTicks({ from, to: new Date(2026, 9, 28, 1, 0).getTime() }, 9).map((tick) => new Date(tick));
    expect(ticks.map((tick) => tick.getDate())).toEqual([25, 26, 27, 28]);
    expect(ticks.every((tick) => tick.getHours() === 0)).toBe(true);
  });

  it('returns at most the given number of ticks', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 400 }), (days) => {
        expect(computeDayTicks({ from, to: from + days * 86_400_000 }, 9).length).toBeLessThanOrEqual(9);
      }),
    );
  });
});
