import fc from 'fast-check';
import { expect, test } from 'vitest';
import { climbPercent, ladder } from './ladders.ts';
import { ladderPosition } from './points.ts';

test.each([
  [12, 0, 12],
  [12, 40, 12.4],
  [12, 99, 12.99],
  [12, 100, 12.99],
  [12, 3000, 12.99],
  [12, -5, 12],
])('ladderPosition of rank %i with %i points is %f', (rank, lp, position) => {
  expect(ladderPosition(rank, lp)).toBe(position);
});

test('climbPercent is the way between two positions, rounded down', () => {
  const ranks = fc.nat(ladder('standard').ranks.length - 1);
  const points = fc.nat(3000);
  fc.assert(
    fc.property(fc.record({ from: ranks, fromLp: points, now: ranks, lp: points, target: ranks }), (climb) => {
      const { from, fromLp, now, lp, target } = climb;
      fc.pre(target > from && now < target);
      const start = ladderPosition(from, fromLp);
      const done = ((ladderPosition(now, lp) - start) * 100) / (target - start);
      const percent = climbPercent({ ladder: 'standard', ...climb }) ?? -1;
      expect(Math.abs(percent - Math.max(0, Math.floor(done + 1e-9)))).toBe(0);
    }),
  );
});
