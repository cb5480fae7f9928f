import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type LadderId,
  ladder,
  ladderIds,
  nextRank,
  percentOnTheWay,
  rankByName,
  rankByNumber,
  rankNumber,
  stepsBetween,
} from './ladders.ts';

const anyLadder = fc.constantFrom(...ladderIds);
/** A ladder with three ranks on it, lowest first. */
const threeRanks = anyLadder.chain((id) => {
  const rank = fc.nat(ladder(id).ranks.length - 1);
  return fc.tuple(rank, rank, rank).map((ranks) => [id, ranks.sort((a, b) => a - b)] as const);
});

test.each([
  ['Unranked', 0],
  ['Iron IV', 1],
  ['Iron I', 4],
  ['Bronze IV', 5],
  ['Silver IV', 9],
  ['Gold IV', 13],
  ['Gold I', 16],
  ['Platinum IV', 17],
  ['Diamond IV', 21],
  ['Diamond I', 24],
  ['Master', 25],
  ['Grandmaster', 26],
  ['Challenger', 27],
])('on the standard ladder %s is %i (SPEC §3)', (name, number) => {
  expect(rankNumber('standard', name)).toBe(number);
  expect(rankByNumber('standard', number)?.name).toBe(name);
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

test('Wild Rift alone has Emerald, between Platinum and Diamond', () => {
  expect(
    ladder('wildrift')
      .tiers.map((tier) => tier.key)
      .slice(5, 8),
  ).toEqual(['platinum', 'emerald', 'diamond']);
  expect([rankByName('standard', 'Emerald IV'), rankByName('valorant', 'Emerald I')]).toEqual([undefined, undefined]);
});

test('Valorant counts its divisions upwards', () => {
  expect(
    ladder('valorant')
      .ranks.slice(1, 4)
      .map((rank) => rank.name),
  ).toEqual(['Iron I', 'Iron II', 'Iron III']);
});

describe('the order is total', () => {
  test.each(ladderIds)('%s: numbers and names go both ways, tiers hold every rank once', (id) => {
    const whole = ladder(id);
    whole.ranks.forEach((rank, place) => {
      expect(rank.number).toBe(place);
      expect(rankByName(whole, rank.name.toUpperCase())).toBe(rank);
    });
    expect(whole.tiers.flatMap((tier) => tier.ranks)).toEqual(whole.ranks);
    expect(Object.isFrozen(whole.ranks)).toBe(true);
    expect(ladder(id)).toBe(whole);
  });

  test('steps add up, and a step is one next', () => {
    fc.assert(
      fc.property(threeRanks, ([id, [a = 0, b = 0, c = 0]]) => {
        expect((stepsBetween(id, a, b) ?? 0) + (stepsBetween(id, b, c) ?? 0)).toBe(stepsBetween(id, a, c));
        expect(nextRank(id, a)?.number ?? ladder(id).ranks.length).toBe(a + 1);
      }),
    );
  });

  test('what is not on the ladder is undefined', () => {
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
});

describe('percent on the way', () => {
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
  ])('%o is %s', (way, percent) => {
    expect(percentOnTheWay({ ladder: 'standard', ...way })).toBe(percent);
  });

  test('it never falls as the account rises, and 100 means there', () => {
    fc.assert(
      fc.property(threeRanks, fc.nat(100), ([id, [from = 0, now = 0, target = 0]], lp) => {
        fc.pre(target > from);
        const here = percentOnTheWay({ ladder: id, from, now, target, lp }) ?? -1;
        expect(here === 100).toBe(now >= target);
        if (now > from) {
          expect(percentOnTheWay({ ladder: id, from, now: now - 1, target, lp })).toBeLessThanOrEqual(here);
        }
      }),
    );
  });
});
