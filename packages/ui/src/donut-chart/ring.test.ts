import fc from 'fast-check';
import { expect, it } from 'vitest';
import { layoutRing } from './ring.ts';

it.each([
  ['no values', [], []],
  ['only zeros', [0, 0], [0, 0]],
  ['one value fills the ring', [0, 7], [0, 100]],
  ['two halves have a gap each', [5, 5], [49.2, 49.2]],
  ['negative values count as zero', [-5, 5], [0, 100]],
])('%s', (_, values, lengths) => {
  expect(layoutRing(values).map(({ length }) => length)).toEqual(lengths);
});

it('shares sum up to 100 percent in order, and every non-zero share is visible', () => {
  const values = fc.array(fc.integer({ min: 0, max: 1_000_000 }), { minLength: 1, maxLength: 7 });
  fc.assert(
    fc.property(values, (given) => {
      fc.pre(given.some((value) => value > 0));
      const parts = layoutRing(given);
      expect(parts.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(100, 6);
      for (const [place, part] of parts.entries()) {
        expect(part.from).toBeGreaterThanOrEqual(parts[place - 1]?.from ?? 0);
        expect(part.length > 0).toBe((given[place] ?? 0) > 0);
      }
    }),
  );
});
