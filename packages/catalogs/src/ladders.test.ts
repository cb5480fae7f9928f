import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  climbPercent,
  type Ladder,
  type LadderId,
  ladder,
  ladderIds,
  nextRank,
  rankByNumber,
  stepsBetween,
} from './ladders.ts';
import { rankByName, rankNumber } from './rank-names.ts';

const anyLadder = fc.constantFrom(...ladderIds);
const threeRanks = anyLadder.chain((id) => {
  const rank = fc.nat(ladder(id).ranks.length - 1);
  return fc.tuple(rank, rank, rank).map((ranks) => [id, ranks.sort((a, b) => a - b)] as const);
});

const divided = (tiers: string, divisions: string): string[] =>
  tiers.split(' ').flatMap((tier) => divisions.split(' ').map((division) => `${tier} ${division}`));

function expectSound({ tiers, ranks }: Ladder): void {
  expect(tiers.flatMap((tier) => tier.ranks)).toEqual(ranks);
  for (const tier of tiers) {
    expect(tier.key).toBe(tier.name.toLowerCase());
    for (const rank of tier.ranks) {
      const division = rank.name === tier.name ? null : rank.name.slice(tier.name.length + 1);
      expect(rank).toEqual({ number: ranks.indexOf(rank), tier: tier.key, division, name: rank.name });
    }
  }
}

// First, because ladders are cached: checks each as it is built.
describe('every rank of every ladder, lowest first (SPEC §3)', () => {
  const low = 'Iron Bronze Silver Gold Platinum';
  test.each<[LadderId, string, readonly string[], readonly string[]]>([
    // @spec 3.7-1, 3.7-2
    [
      'standard',
      'Grandmaster and Challenger',
      ['Unranked', ...divided(`${low} Diamond`, 'IV III II I'), 'Master'],
      ['Grandmaster', 'Challenger'],
    ],
    // @spec 3.7-3, 3.7-4
    ['valorant', 'Radiant', ['Unranked', ...divided(`${low} Diamond Immortal`, 'I II III')], ['Radiant']],
    // @spec 3.7-6
    [
      'wildrift',
      'the last two tiers',
      ['Unranked', ...divided(`${low} Emerald Diamond`, 'IV III II I'), 'Master'],
      ['Grandmaster', 'Challenger'],
    ],
  ])('%s, and without %s on request', (id, _dropped, ranks, top) => {
    const dropped = ladder(id, { dropTop: true });
    expect(dropped.ranks.map((rank) => rank.name)).toEqual(ranks);
    expect(ladder(id, { dropTop: true })).toBe(dropped);
    expectSound(dropped);
    for (const whole of [ladder(id), ladder(id, {}), ladder(id, { dropTop: false })]) {
      expect(whole.id).toBe(id);
      expect(whole.ranks.map((rank) => rank.name)).toEqual([...ranks, ...top]);
      expect(whole).toBe(ladder(id));
      expectSound(whole);
    }
  });
});

describe('rank numbers and names of the standard ladder (SPEC §3)', () => {
  // @spec 3.7-7
  test.each([
    ['Unranked', 0],
    ...divided('Iron', 'IV III II I').map((name, place) => [name, 1 + place] as const),
    ...divided('Bronze', 'IV III II I').map((name, place) => [name, 5 + place] as const),
    ...divided('Silver', 'IV III II I').map((name, place) => [name, 9 + place] as const),
    ...divided('Gold', 'IV III II I').map((name, place) => [name, 13 + place] as const),
    ...divided('Platinum', 'IV III II I').map((name, place) => [name, 17 + place] as const),
    ...divided('Diamond', 'IV III II I').map((name, place) => [name, 21 + place] as const),
    ['Master', 25],
    ['Grandmaster', 26],
    ['Challenger', 27],
  ] as const)('%s is %i', (name, number) => {
    expect(rankByNumber('standard', number)).toMatchObject({ number, name });
    expect(ladder('standard').ranks[number]).toBe(rankByNumber('standard', number));
    expect(rankNumber('standard', name)).toBe(number);
  });

  test('an unknown rank number or name returns undefined', () => {
    for (const none of [28, -1, 1.5, 'map', 'length', '12']) {
      expect(rankByNumber('standard', none as number)).toBeUndefined();
    }
    expect([rankNumber('standard', 'Iron V'), rankNumber('standard', '')]).toEqual([undefined, undefined]);
  });

  test('rankByName ignores case and outer spaces', () => {
    expect(rankNumber('standard', ' gold iv ')).toBe(13);
    expect(rankByName(ladder('standard', { dropTop: true }), 'CHALLENGER')).toBeUndefined();
  });
});

test.each<[LadderId, number, string, string]>([
  ['standard', 28, 'Challenger', 'Master'],
  ['valorant', 23, 'Radiant', 'Immortal III'],
  ['wildrift', 32, 'Challenger', 'Master'],
])('%s has %i ranks up to %s, and up to %s without its top (SPEC §3)', (id, count, top, lower) => {
  expect(ladder(id).ranks).toHaveLength(count);
  expect(ladder(id).ranks.at(-1)?.name).toBe(top);
  expect(ladder(id, { dropTop: true }).ranks.at(-1)?.name).toBe(lower);
});

// @spec 3.7-5
test('only Wild Rift has Emerald, between Platinum and Diamond', () => {
  expect(
    ladder('wildrift')
      .tiers.map((tier) => tier.key)
      .slice(5, 8),
  ).toEqual(['platinum', 'emerald', 'diamond']);
  expect([rankByName('standard', 'Emerald IV'), rankByName('valorant', 'Emerald I')]).toEqual([undefined, undefined]);
});

describe('the ranks of a ladder are totally ordered', () => {
  test.each(ladderIds)('%s: rank number and rank name identify each other', (id) => {
    const whole = ladder(id);
    whole.ranks.forEach((rank, place) => {
      expect(rank.number).toBe(place);
      expect(rankByName(whole, rank.name.toUpperCase())).toBe(rank);
    });
    expect(Object.isFrozen(whole.ranks)).toBe(true);
  });

  test('stepsBetween is additive, and nextRank is one step up', () => {
    fc.assert(
      fc.property(threeRanks, ([id, [a = 0, b = 0, c = 0]]) => {
        expect((stepsBetween(id, a, b) ?? 0) + (stepsBetween(id, b, c) ?? 0)).toBe(stepsBetween(id, a, c));
        expect(nextRank(id, a)?.number ?? ladder(id).ranks.length).toBe(a + 1);
      }),
    );
  });

  test('an unknown rank number returns undefined everywhere', () => {
    fc.assert(
      fc.property(
        anyLadder,
        fc.oneof(fc.integer({ max: -1 }), fc.integer({ min: 40 }), fc.constant(1.5)),
        (id, wrong) => {
          expect([rankByNumber(id, wrong), nextRank(id, wrong), stepsBetween(id, 1, wrong)]).toEqual(
            Array(3).fill(undefined),
          );
        },
      ),
    );
  });

  test.each(['chess', 'Standard', '', 'constructor', '__proto__'])(
    "an unknown ladder id '%s' returns undefined everywhere",
    (text) => {
      const id: LadderId = JSON.parse(JSON.stringify(text));
      expect([ladder(id), ladder(id, { dropTop: true }), rankByNumber(id, 1), rankByName(id, 'Gold IV')]).toEqual(
        Array(4).fill(undefined),
      );
      expect([rankNumber(id, 'Gold IV'), nextRank(id, 1), stepsBetween(id, 1, 2)]).toEqual(Array(3).fill(undefined));
      expect(climbPercent({ ladder: id, from: 1, now: 2, target: 3 })).toBeUndefined();
    },
  );
});

describe('climbPercent', () => {
  test.each([
    [{ from: 13, now: 13, target: 19 }, 0],
    [{ from: 13, now: 16, target: 19 }, 50],
    [{ from: 13, now: 16, target: 19, lp: 50 }, 58],
    [{ from: 13, now: 18, target: 19, lp: 100 }, 99],
    [{ from: 13, now: 19, target: 19 }, 100],
    [{ from: 13, now: 12, target: 19, lp: 90 }, 0],
    [{ from: 13, now: 25, target: 19 }, 100],
    [{ from: 13, now: 14, target: 13 }, undefined],
    [{ from: 13, now: 14, target: 99 }, undefined],
    [{ from: 13, now: 99, target: 19 }, undefined],
    [{ from: 99, now: 14, target: 19 }, undefined],
    [{ from: 13, now: 14, target: 19, lp: -50 }, 16],
    [{ from: 13, fromLp: 20, now: 13, lp: 20, target: 17 }, 0],
    [{ from: 13, fromLp: 20, now: 15, lp: 40, target: 17 }, 57],
    [{ from: 13, fromLp: 20, now: 13, lp: 10, target: 17 }, 0],
    [{ from: 13, fromLp: 20, now: 16, lp: 100, target: 17 }, 99],
    [{ from: 13, fromLp: 20, now: 17, target: 17 }, 100],
    [{ from: 13, fromLp: -5, now: 14, target: 15 }, 50],
    [{ from: 25, fromLp: 1200, now: 25, lp: 1400, target: 26 }, 0],
    [{ from: 25, fromLp: 1200, now: 26, lp: 0, target: 26 }, 100],
    [{ from: 13, now: 14, target: 19, lp: Number.NaN }, undefined],
    [{ from: 13, fromLp: Number.NaN, now: 14, target: 19 }, undefined],
    [{ from: 13, now: 14, target: 19, lp: Number.POSITIVE_INFINITY }, 33],
    [{ from: 13, fromLp: 0.0115, now: 19, target: 19 }, 100],
    [{ from: 13, now: 19, target: 19, lp: Number.NaN }, undefined],
  ])('%o gives %s', (way, percent) => {
    expect(climbPercent({ ladder: 'standard', ...way })).toBe(percent);
  });

  const points = fc.oneof(fc.nat(100), fc.double({ min: 0, max: 100, noNaN: true }));
  test('the percentage never falls while the account rises, and is 100 exactly at the target', () => {
    fc.assert(
      fc.property(threeRanks, points, points, ([id, [from = 0, now = 0, target = 0]], fromLp, lp) => {
        fc.pre(target > from);
        const percentAt = (rank: number, points: number): number =>
          climbPercent({ ladder: id, from, fromLp, now: rank, target, lp: points }) ?? -1;
        const here = percentAt(now, lp);
        expect(here === 100).toBe(now >= target);
        if (now > from) expect(percentAt(now - 1, lp)).toBeLessThanOrEqual(here);
        if (lp >= 1) expect(percentAt(now, lp - 1)).toBeLessThanOrEqual(here);
      }),
    );
  });

  test('the percentage is 0 at the start, whatever points the account had', () => {
    fc.assert(
      fc.property(threeRanks, fc.integer({ min: -10, max: 4000 }), ([id, [from = 0, , target = 0]], lp) => {
        fc.pre(target > from);
        expect(climbPercent({ ladder: id, from, fromLp: lp, now: from, lp, target })).toBe(0);
        expect(climbPercent({ ladder: id, from, fromLp: lp, now: target, target })).toBe(100);
      }),
    );
  });
});
