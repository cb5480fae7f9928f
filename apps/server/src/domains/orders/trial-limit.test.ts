import { convert } from '@boostdesk/catalogs';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { maxPriceWithin } from './trial-limit.ts';

test('maxPriceWithin returns the highest price within the limit', () => {
  const rate = fc.double({ min: 0.25, max: 4, noNaN: true });
  fc.assert(
    fc.property(fc.nat({ max: 10_000_000 }), rate, (limit, units) => {
      const highest = maxPriceWithin(limit, units);
      expect(convert(highest, units)).toBeLessThanOrEqual(limit);
      expect(convert(highest + 1, units)).toBeGreaterThan(limit);
    }),
  );
});

test.each([
  [4400, 1, 4400],
  [4406, 1 / 0.92, 4053],
])('maxPriceWithin(%i, %d) is %i', (limit, rate, highest) => {
  expect(maxPriceWithin(limit, rate)).toBe(highest);
});
