import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ladder, rankByNumber } from './ladders.ts';
import { checkProgress, completionOf, maxPoints, progressPayLimit } from './progress-rules.ts';
import { progressSplit, settle, settlements } from './progress-split.ts';
import type { ProgressEntry, Standing } from './progress-types.ts';
import { rankNumber } from './rank-names.ts';
import { serviceById } from './services.ts';

const rank = (name: string): number => rankNumber('standard', name) ?? -1;
const climb = {
  kind: 'rank',
  ladder: 'standard',
  from: rank('Gold IV'),
  fromLp: 0,
  now: rank('Gold II'),
  lp: 40,
  target: rank('Platinum IV'),
} as const satisfies Standing;
const count = { kind: 'count', unit: 'matches', done: 3, target: 10 } as const satisfies Standing;
type CountUnit = Extract<Standing, { kind: 'count' }>['unit'];

/** 'ok 62', or each problem as 'field reason'. */
const told = (standing: Standing, logged: ProgressEntry) => {
  const checked = checkProgress(standing, logged);
  return checked.ok ? `ok ${checked.percent}` : checked.problems.map((one) => `${one.field} ${one.reason}`).join(', ');
};

describe('checkProgress on a ladder', () => {
  test.each<[string, ProgressEntry, string]>([
    ['nothing', {}, 'null nothing'],
    ['only a note', { note: 'hello' }, 'null nothing'],
    ['only a match result', { won: true }, 'ok 60'],
    ['points up', { lp: 80, won: true }, 'ok 70'],
    ['a rank, which starts without points', { rank: rank('Gold I') }, 'ok 75'],
    ['the target', { rank: climb.target }, 'ok 100'],
    ['one rank above the target', { rank: climb.target + 1 }, 'ok 100'],
    ['two ranks above the target', { rank: climb.target + 2 }, 'rank beyondTarget'],
    ['Challenger', { rank: rank('Challenger'), lp: 2000 }, 'rank beyondTarget'],
    ['an unknown rank', { rank: 28 }, 'rank unknownRank'],
    ['a negative rank', { rank: -1 }, 'rank unknownRank'],
    ['a fractional rank', { rank: 14.5 }, 'rank unknownRank'],
    ['more points than a division has', { lp: 101 }, 'lp pointsOutOfRange'],
    ['points below zero', { lp: -1, won: false }, 'lp pointsOutOfRange'],
    ['points while unranked', { rank: 0, lp: 1, won: false }, 'lp pointsOutOfRange'],
    ['no points at all', { lp: 0, won: false }, 'ok 50'],
    ['as many points as a division has', { lp: 100, won: true }, 'ok 74'],
    ['a won match that brought nothing', { lp: 40, won: true }, 'ok 60'],
    ['a lost match that cost nothing', { lp: 40, won: false }, 'ok 60'],
    ['unchanged points', { lp: 40 }, 'ok 60'],
    ['a count', { done: 3, won: true }, 'done climbs'],
    ['a fall after a lost match', { rank: rank('Gold III'), lp: 75, won: false }, 'ok 43'],
    ['a fall below the start', { rank: rank('Silver I'), won: false }, 'ok 0'],
    ['a won match that skips a division', { rank: climb.now + 2, won: true }, 'ok 100'],
    ['a won match that skips two divisions', { rank: climb.now + 3, won: true }, 'rank wonTooMuch'],
    ['three ranks up without a match result', { rank: climb.now + 3 }, 'ok 100'],
    [
      'a won match that skips two divisions, as a correction',
      { rank: climb.now + 3, won: true, correction: true, note: 'The last of five' },
      'ok 100',
    ],
    ['a fall after a won match', { rank: rank('Gold III'), won: true }, 'rank wonButFell'],
    ['fewer points after a won match', { lp: 20, won: true }, 'rank wonButFell'],
    ['more points after a lost match', { lp: 60, won: false }, 'rank lostButRose'],
    ['a fall without a match', { rank: rank('Gold III') }, 'rank fell'],
    ['a correction without a note', { rank: rank('Gold III'), correction: true }, 'note unexplained'],
    ['a correction with a blank note', { rank: rank('Gold III'), correction: true, note: '  ' }, 'note unexplained'],
    ['a correction with a note', { rank: rank('Gold III'), correction: true, note: 'Typed the wrong one' }, 'ok 25'],
    [
      'a jump past the target, as a correction',
      { rank: climb.target + 4, correction: true, note: 'Played on by the owner' },
      'ok 100',
    ],
    ['two problems at once', { done: 1, lp: 300 }, 'done climbs, lp pointsOutOfRange'],
  ])('%s', (_what, logged, answer) => {
    expect(told(climb, logged)).toBe(answer);
  });

  test('points from before the order do not count as progress', () => {
    const start = { ...climb, now: climb.from, lp: 20, fromLp: 20 };
    expect(told(start, { lp: 20, won: true })).toBe('ok 0');
    expect(told(start, { rank: rank('Gold II'), lp: 40, won: true })).toBe('ok 57');
  });

  test('above Master, a restart of points with a new rank does not count as a fall', () => {
    const top = { ...climb, now: rank('Master'), lp: 250, target: rank('Challenger') };
    expect(told(top, { rank: rank('Grandmaster'), won: true })).toMatch(/^ok/);
    expect(told(top, { rank: rank('Diamond I'), lp: 100 })).toBe('rank fell');
  });

  test('a won placement match can lead an unranked account to any rank', () => {
    const unranked = { ...climb, from: 0, now: 0, lp: 0 };
    expect(told(unranked, { rank: rank('Gold II'), won: true })).toMatch(/^ok/);
  });

  test('an account above the target can stay at its rank', () => {
    const above = { ...climb, now: climb.target + 5 };
    expect(told(above, { lp: 60, won: true })).toBe('ok 100');
  });

  test.each([
    ['Unranked', 0],
    ['Gold IV', 100],
    ['Diamond I', 100],
    ['Master', 3000],
    ['Grandmaster', 3000],
    ['Challenger', 3000],
  ])('maxPoints of %s is %i', (name, most) => {
    expect(maxPoints(rankByNumber('standard', rank(name)) ?? { tier: 'iron' })).toBe(most);
  });

  test('points are open-ended from Immortal on in Valorant and from Master on in Wild Rift', () => {
    const open = (id: 'valorant' | 'wildrift') => ladder(id).ranks.find((one) => maxPoints(one) > 100)?.name;
    expect([open('valorant'), open('wildrift')]).toEqual(['Immortal I', 'Master']);
    expect(maxPoints({ tier: 'radiant' })).toBe(3000);
  });
});

describe('checkProgress by count', () => {
  test.each<[string, ProgressEntry, string]>([
    ['more', { done: 4, won: true }, 'ok 40'],
    ['all', { done: 10 }, 'ok 100'],
    ['more than was ordered', { done: 11 }, 'done countOutOfRange'],
    ['none', { done: 0, correction: true, note: 'Another account' }, 'ok 0'],
    ['below zero', { done: -1 }, 'done countOutOfRange'],
    ['a fractional count', { done: 3.5 }, 'done countOutOfRange'],
    ['fewer', { done: 2, won: false }, 'done fell'],
    ['fewer, corrected', { done: 2, correction: true, note: 'Counted one twice' }, 'ok 20'],
    ['a rank', { rank: 3 }, 'rank counts'],
    ['points', { lp: 3 }, 'lp counts'],
  ])('%s', (_what, logged, answer) => {
    expect(told(count, logged)).toBe(answer);
  });

  test.each<[string, CountUnit, number, string]>([
    ['a lost match counts as played', 'matches', 4, 'ok 40'],
    ['a lost match is no win', 'wins', 4, 'done lostButRose'],
    ['a lost match is no net win', 'netWins', 4, 'done lostButRose'],
    ['a lost match reduces net wins by one', 'netWins', 2, 'ok 20'],
    ['a lost match does not reduce net wins by two', 'netWins', 1, 'done fell'],
    ['a lost match is no division', 'divisions', 4, 'done lostButRose'],
    ['a lost match can reduce divisions by one', 'divisions', 2, 'ok 20'],
    ['a lost match counts for an unknown unit', null, 4, 'ok 40'],
  ])('%s', (_what, unit, done, answer) => {
    expect(told({ ...count, unit }, { done, won: false })).toBe(answer);
  });

  test('a target of 0 is always complete', () => {
    expect(told({ ...count, done: 0, target: 0 }, { done: 0 })).toBe('ok 100');
  });

  test('checkProgress returns the new standing', () => {
    expect(checkProgress(count, { done: 4 })).toEqual({
      ok: true,
      standing: { ...count, done: 4 },
      percent: 40,
    });
    expect(checkProgress(climb, { rank: climb.target, lp: 3 })).toEqual({
      ...{ ok: true, standing: { ...climb, now: climb.target, lp: 3 }, percent: 100 },
    });
  });

  test('a won match cannot reduce net wins', () => {
    expect(told({ ...count, unit: 'netWins' }, { done: 2, won: true })).toBe('done fell');
  });
});

describe('completionOf', () => {
  test.each<[string, Standing, ReturnType<typeof completionOf>]>([
    ['not reached below the target rank', climb, { reached: false, left: 2 }],
    [
      'not reached with full points in the rank below',
      { ...climb, now: climb.target - 1, lp: 100 },
      { reached: false, left: 1 },
    ],
    ['reached at the target rank', { ...climb, now: climb.target }, { reached: true, by: 'target' }],
    ['reached above the target rank', { ...climb, now: climb.target + 1 }, { reached: true, by: 'target' }],
    ['not reached below the target count', count, { reached: false, left: 7 }],
    ['reached at the target count', { ...count, unit: 'hours', done: 10 }, { reached: true, by: 'target' }],
    ['not reached below the target count of an unknown unit', { ...count, unit: null }, { reached: false, left: 7 }],
    [
      'reached by proof for a flat service',
      { kind: 'count', unit: 'flat', done: 0, target: 1 },
      { reached: true, by: 'proof' },
    ],
  ])('%s', (_what, standing, answer) => {
    expect(completionOf(standing)).toEqual(answer);
  });

  test('services have the units flat, ladder and matches', () => {
    expect([14, 1, 28].map((id) => serviceById(id)?.unit)).toEqual(['flat', 'ladder', 'matches']);
    expect(serviceById(14).name).toBe('Guides');
  });
});

describe('settle', () => {
  const input = { total: 4401, percent: 62, sharePercent: 60 };
  test.each([
    ['byProgress', { refund: 1673, earned: 1636, kept: 1092 }],
    ['allToBooster', { refund: 0, earned: 2640, kept: 1761 }],
    ['allToCustomer', { refund: 4401, earned: 0, kept: 0 }],
  ] as const)('%s', (by, split) => {
    expect(settle({ ...input, by })).toEqual(split);
  });

  test.each([
    ['byProgress', 1000, { refund: 1673, earned: 1636, kept: 1092 }],
    ['allToCustomer', 1000, { refund: 4401, earned: 1000, kept: -1000 }],
    ['byProgress', 2000, { refund: 1673, earned: 2000, kept: 728 }],
  ] as const)('%s, after progress payments of %i cents', (by, paidBefore, split) => {
    expect(settle({ ...input, by, paidBefore })).toEqual(split);
  });

  test('after any progress payments the parts sum to the price, and no payment exceeds the share', () => {
    const percents = fc.array(fc.nat(10_000), { minLength: 1, maxLength: 8 }).map((all) => all.sort((a, b) => a - b));
    const given = { total: fc.nat(5_000_000), share: fc.nat(10_000), percents, greed: fc.nat(100) };
    fc.assert(
      fc.property(fc.record(given), fc.constantFrom(...settlements), ({ total, share, percents: steps, greed }, by) => {
        const sharePercent = share / 100;
        let paidBefore = 0;
        for (const percent of steps.map((step) => step / 100)) {
          const limit = progressPayLimit({ total, percent, sharePercent, paidBefore });
          paidBefore += Math.floor((limit * greed) / 100);
          expect(paidBefore).toBeLessThanOrEqual(progressSplit({ total, percent, sharePercent }).earned);
        }
        const percent = (steps.at(-1) ?? 0) / 100;
        const { refund, earned, kept } = settle({ total, percent, sharePercent, by, paidBefore });
        expect(refund + earned + kept).toBe(total);
        expect(earned).toBeGreaterThanOrEqual(paidBefore);
        expect({ refund }).toEqual({ refund: settle({ total, percent, sharePercent, by }).refund });
        if (by !== 'allToCustomer') expect(kept).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  test('the parts sum to the price for every settlement', () => {
    for (const by of settlements) {
      for (let percent = 0; percent <= 100; percent += 7) {
        for (const total of [0, 1, 99, 4401, 1_000_003]) {
          const { refund, earned, kept } = settle({ total, percent, sharePercent: 57.5, by });
          expect(refund + earned + kept).toBe(total);
        }
      }
    }
  });

  test.each([
    ['NaN paid before', { paidBefore: Number.NaN }],
    ['a fraction of a cent paid before', { paidBefore: 10.5 }],
    ['a negative amount paid before', { paidBefore: -1 }],
    ['an unknown settlement', { by: 'byMood' as 'byProgress' }],
    ['more than 100 percent', { percent: 101 }],
  ])('settle throws a RangeError for %s', (_what, wrong) => {
    const right = { total: 1000, percent: 50, sharePercent: 60, by: 'byProgress' } as const;
    expect(() => settle({ ...right, ...wrong })).toThrow(RangeError);
  });
});
