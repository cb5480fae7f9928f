import { describe, expect, it } from 'vitest';
import { findShownStep, findStepIndex, type TourStep } from './tour-steps.ts';

const step = (name: string): TourStep => ({ name, target: `#${name}`, title: name, text: '' });
const steps = ['a', 'b', 'c', 'd'].map(step);
const without =
  (...missing: string[]) =>
  ({ name }: TourStep) =>
    !missing.includes(name);

describe('findStepIndex', () => {
  it('returns the index of a name', () => expect(findStepIndex(steps, 'c')).toBe(2));
  // @spec 5.0-13
  it('throws on an unknown name', () => {
    expect(() => findStepIndex(steps, 'x')).toThrow('The tour has no step named x');
  });
});

describe('findShownStep', () => {
  it.each([
    { goal: 'stays where a target is', at: 1, to: 1, missing: [], found: 1 },
    { goal: 'passes over a missing one', at: 1, to: 1, missing: ['b'], found: 2 },
    { goal: 'passes over several', at: 1, to: 1, missing: ['b', 'c'], found: 3 },
    { goal: 'passes over them backwards', at: 2, to: -1, missing: ['b', 'c'], found: 0 },
    { goal: 'ends past the last', at: 4, to: 1, missing: [], found: undefined },
    { goal: 'ends before the first', at: -1, to: -1, missing: [], found: undefined },
    { goal: 'ends where the first is missing, at the start', at: 0, to: 1, missing: ['a'], found: undefined },
    { goal: 'ends where the first is missing, backwards', at: 1, to: -1, missing: ['a', 'b'], found: undefined },
    { goal: 'ends where the last is missing', at: 2, to: 1, missing: ['c', 'd'], found: undefined },
  ] as const)('$goal', ({ at, to, missing, found }) => {
    expect(findShownStep(steps, at, to, without(...missing))).toBe(found);
  });

  it('closes a tour without steps', () => expect(findShownStep([], 0, 1, without())).toBeUndefined());
});
