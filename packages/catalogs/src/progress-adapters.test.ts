import fc from 'fast-check';
import { expect, test } from 'vitest';
import { applyProgressStep, progressAdapters, stepsFor } from './progress-adapters.ts';
import { checkProgress } from './progress-rules.ts';
import type { Standing } from './progress-types.ts';
import { rankNumber } from './rank-names.ts';
import { type ProgressStep, progressSteps, type ServiceUnit, serviceUnits } from './units.ts';

type Unit = Exclude<ServiceUnit, 'ladder'> | null;
const count = (unit: Unit, done: number, target = 10): Standing => ({ kind: 'count', unit, done, target });
const climb: Standing = {
  kind: 'rank',
  ladder: 'standard',
  from: rankNumber('standard', 'Gold IV') ?? 0,
  fromLp: 0,
  now: rankNumber('standard', 'Gold II') ?? 0,
  lp: 40,
  target: rankNumber('standard', 'Platinum IV') ?? 0,
};

test('each unit has an adapter', () => {
  expect(Object.keys(progressAdapters).sort()).toEqual([...serviceUnits].sort());
});

test.each<[string, Standing, readonly ProgressStep[]]>([
  ['a climb', climb, ['win', 'loss']],
  ['wins', count('wins', 3), ['win', 'loss']],
  ['net wins', count('netWins', 3), ['win', 'loss']],
  ['placement matches', count('placement', 3), ['win', 'loss']],
  ['matches', count('matches', 3), ['win', 'loss']],
  ['divisions', count('divisions', 3), ['more', 'less']],
  ['clears', count('clears', 3), ['more', 'less']],
  ['hours', count('hours', 3), ['more', 'less']],
  ['levels', count('levels', 3), ['more', 'less']],
  ['points', count('points', 3), ['more', 'less']],
  ['an unknown unit', count(null, 3), ['more', 'less']],
  ['a guide', count('flat', 0, 1), []],
])('stepsFor returns the steps of %s', (_, standing, steps) => {
  expect(stepsFor(standing)).toEqual(steps);
});

test.each<[Unit, number, ProgressStep, number | null]>([
  ['wins', 3, 'win', 4],
  ['wins', 3, 'loss', 3],
  ['wins', 10, 'win', null],
  ['wins', 10, 'loss', 10],
  ['netWins', 3, 'win', 4],
  ['netWins', 3, 'loss', 2],
  ['netWins', 0, 'loss', 0],
  ['placement', 3, 'win', 4],
  ['placement', 3, 'loss', 4],
  ['placement', 10, 'loss', null],
  ['matches', 9, 'loss', 10],
  ['hours', 3, 'more', 4],
  ['hours', 3, 'less', 2],
  ['hours', 10, 'more', null],
  ['hours', 0, 'less', null],
  ['hours', 3, 'win', null],
  ['flat', 0, 'more', null],
])('applyProgressStep on %s at %i of 10: %s leads to %j', (unit, done, step, expected) => {
  const outcome = applyProgressStep(count(unit, done), step);
  expect(outcome === null ? null : outcome.standing).toEqual(expected === null ? null : count(unit, expected));
  if (expected !== null) expect(outcome?.percent).toBe(expected * 10);
});

test('a match on a ladder changes neither rank nor percent', () => {
  expect(applyProgressStep(climb, 'win')).toEqual({ standing: climb, percent: 60, won: true });
  expect(applyProgressStep(climb, 'loss')).toEqual({ standing: climb, percent: 60, won: false });
  expect(applyProgressStep(climb, 'more')).toBeNull();
});

test('only a unit taken back is a correction', () => {
  expect(applyProgressStep(count('hours', 3), 'less')).toMatchObject({ correction: true });
  expect(applyProgressStep(count('hours', 3), 'more')).not.toHaveProperty('correction');
  expect(applyProgressStep(count('netWins', 3), 'loss')).not.toHaveProperty('correction');
});

test('checkProgress accepts what a step leads to, and gives the same percent', () => {
  const units = serviceUnits.filter((unit) => unit !== 'ladder');
  const standing = fc
    .record({ unit: fc.constantFrom(...units), target: fc.integer({ min: 1, max: 50 }), part: fc.nat(1000) })
    .map(({ unit, target, part }) => count(unit, Math.floor((part * target) / 1000), target));
  fc.assert(
    fc.property(standing, fc.constantFrom(...progressSteps), (before, step) => {
      const outcome = applyProgressStep(before, step);
      if (outcome === null || outcome.standing.kind !== 'count') return;
      const { standing: after, correction, percent, won } = outcome;
      const logged = { done: after.done, won, correction, note: correction ? 'One too many' : undefined };
      expect(checkProgress(before, logged)).toEqual({ ok: true, standing: after, percent });
    }),
  );
});
