import { expect, it } from 'vitest';
import { toTierProgress } from './progress-rules.ts';
import { rankNumber } from './rank-names.ts';

const rank = (name: string): number => rankNumber('standard', name) ?? -1;
const progress = {
  kind: 'rank',
  ladder: 'standard',
  from: rank('Gold II'),
  fromLp: 0,
  now: rank('Platinum III'),
  lp: 72,
  target: rank('Diamond IV'),
} as const;

it('has one step per division from the start to below the target, filled by progress', () => {
  expect(toTierProgress(progress)).toEqual([
    { tier: 'gold', label: 'Gold', steps: [1, 1] },
    { tier: 'platinum', label: 'Platinum', steps: [1, 0.72, 0, 0] },
  ]);
});

it('is empty at the start and below it, full at the target', () => {
  const steps = (now: string, lp = 0) =>
    toTierProgress({ ...progress, now: rank(now), lp }).flatMap((tier) => [...tier.steps]);
  expect(steps('Gold II')).toEqual([0, 0, 0, 0, 0, 0]);
  expect(steps('Silver I', 80)).toEqual([0, 0, 0, 0, 0, 0]);
  expect(steps('Diamond IV')).toEqual([1, 1, 1, 1, 1, 1]);
  expect(steps('Gold II', 1400)[0]).toBe(0.99);
});

it('counts the first step from the order’s initial LP', () => {
  const first = (lp: number) => toTierProgress({ ...progress, fromLp: 20, now: rank('Gold II'), lp })[0]?.steps[0];
  expect([first(0), first(20), first(60), first(100)]).toEqual([0, 0, 0.5, 0.99]);
});
