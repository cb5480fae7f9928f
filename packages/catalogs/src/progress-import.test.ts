import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { applyProgressStep } from './progress-adapters.ts';
import { type CheckedMatch, checkMatches, type MatchEntry } from './progress-import.ts';
import { checkProgress } from './progress-rules.ts';
import type { Standing } from './progress-types.ts';
import { serviceUnits } from './units.ts';

const climb: Standing = { kind: 'rank', ladder: 'standard', from: 13, fromLp: 0, now: 13, lp: 40, target: 17 };
const count = (unit: 'wins' | 'matches' | 'hours', done: number): Standing => ({
  kind: 'count',
  unit,
  done,
  target: 5,
});
const dones = (standing: Standing, entries: readonly MatchEntry[]) =>
  checkMatches(standing, entries).map((one) => {
    if (!one.ok) return one.problems.map(({ reason }) => reason).join();
    return one.standing.kind === 'count' ? one.standing.done : [one.standing.now, one.standing.lp];
  });

describe('checkMatches', () => {
  test.each<[string, Standing, readonly MatchEntry[], readonly unknown[]]>([
    ['results of wins', count('wins', 1), [{ won: true }, { won: false }, { won: true }], [2, 2, 3]],
    ['results of matches', count('matches', 1), [{ won: true }, { won: false }], [2, 3]],
    ['totals', count('hours', 1), [{ done: 2 }, { done: 4 }], [2, 4]],
    ['a result with its total', count('matches', 1), [{ won: false, done: 4 }, { won: true }], [4, 5]],
    [
      'results of a climb',
      climb,
      [{ won: true }, { won: false, lp: 21 }],
      [
        [13, 40],
        [13, 21],
      ],
    ],
    [
      'ranks of a climb',
      climb,
      [
        { won: true, rank: 14, lp: 5 },
        { won: true, lp: 27 },
      ],
      [
        [14, 5],
        [14, 27],
      ],
    ],
    ['more than the order has', count('matches', 4), [{ won: true }, { won: true }], [5, 'notOffered']],
    ['a match of an order without matches', count('hours', 1), [{ won: true }], ['notOffered']],
    ['an entry after a rejected one', count('wins', 3), [{ done: 1 }, { won: true }], ['fell', 4]],
    ['a fall without a loss', climb, [{ rank: 14 }, { rank: 13 }], [[14, 0], 'fell']],
    ['an empty entry', climb, [{}], ['nothing']],
    [
      'a win without more LP',
      climb,
      [
        { won: true, lp: 40 },
        { won: true, rank: 13, lp: 40 },
      ],
      ['wonNothing', 'wonNothing'],
    ],
    ['a win at a new rank with 0 LP', climb, [{ won: true, rank: 14, lp: 0 }], [[14, 0]]],
    ['a win whose LP is not tracked', climb, [{ won: true, rank: 13 }], [[13, 40]]],
    ['a win at the most LP of a rank', { ...climb, lp: 100 }, [{ won: true, lp: 100 }], [[13, 100]]],
    ['a win of an unranked account', { ...climb, from: 0, now: 0, lp: 0 }, [{ won: true, lp: 0 }], [[0, 0]]],
    ['a loss that costs nothing', climb, [{ won: false, lp: 40 }], [[13, 40]]],
  ])('checks %s', (_, standing, entries, expected) => {
    expect(dones(standing, entries)).toEqual(expected);
  });

  const entry: fc.Arbitrary<MatchEntry> = fc.record(
    { won: fc.boolean(), done: fc.nat(6), rank: fc.nat(30), lp: fc.nat(120) },
    { requiredKeys: [] },
  );
  const standing: fc.Arbitrary<Standing> = fc.oneof(
    fc.constant(climb),
    fc
      .record({ unit: fc.constantFrom(...serviceUnits), done: fc.nat(5) })
      .map((given): Standing => ({ kind: 'count', target: 5, ...given })),
  );

  const isRefusedHere = (checked: CheckedMatch) =>
    !checked.ok && checked.problems.some(({ reason }) => reason === 'wonNothing');

  test('equals logging the accepted entries one by one, but for wins without more LP', () => {
    fc.assert(
      fc.property(standing, fc.array(entry, { maxLength: 8 }), (start, entries) => {
        let now = start;
        for (const checked of checkMatches(start, entries)) {
          if (isRefusedHere(checked)) continue;
          const { won, rank, lp, done } = checked.entry;
          const isResultAlone = won !== undefined && rank === undefined && lp === undefined && done === undefined;
          const single = isResultAlone
            ? applyProgressStep(now, won ? 'win' : 'loss')
            : checkProgress(now, checked.entry);
          const accepted = single !== null && 'standing' in single;
          expect(checked.ok).toBe(accepted);
          if (checked.ok && accepted) {
            expect(checked).toMatchObject({ standing: single.standing, percent: single.percent });
            now = single.standing;
          }
        }
      }),
    );
  });
});
