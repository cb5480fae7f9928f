import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type LadderId, ladder, ladderIds } from './ladders.ts';
import { parseRank, rankByName } from './rank-names.ts';

const nameOf = (id: LadderId, text: string) => rankByName(id, text)?.name;

test.each<[LadderId, string, string]>([
  ['standard', 'Gold 4', 'Gold IV'],
  ['standard', 'gold iv', 'Gold IV'],
  ['standard', 'G4', 'Gold IV'],
  ['standard', 'gold  IV', 'Gold IV'],
  ['standard', ' Gold-4 ', 'Gold IV'],
  ['standard', 'goldiv', 'Gold IV'],
  ['standard', 'G1', 'Gold I'],
  ['standard', 'plat 2', 'Platinum II'],
  ['standard', 'S I', 'Silver I'],
  ['standard', 'P.2', 'Platinum II'],
  ['standard', 'iii', 'Iron II'],
  ['standard', 'I III', 'Iron III'],
  ['standard', 'Ｇｏｌｄ　４', 'Gold IV'],
  ['standard', 'Gold \u0664', 'Gold IV'],
  ['standard', 'G\u06f4', 'Gold IV'],
  ['standard', 'plat-\u0968', 'Platinum II'],
  ['standard', 'u', 'Unranked'],
  ['standard', 'Master', 'Master'],
  ['standard', 'MASTER I', 'Master'],
  ['standard', 'GM', 'Grandmaster'],
  ['standard', 'grand master', 'Grandmaster'],
  ['standard', 'chall', 'Challenger'],
  ['valorant', 'imm3', 'Immortal III'],
  ['valorant', 'Iron 2', 'Iron II'],
  ['valorant', 'rad', 'Radiant'],
  ['wildrift', 'e1', 'Emerald I'],
])('parseRank on the %s ladder reads %o as %s', (id, text, name) => {
  expect(nameOf(id, text)).toBe(name);
});

describe('parseRank says why a text is no rank, and what to offer', () => {
  const golds = ['Gold IV', 'Gold III', 'Gold II', 'Gold I'];
  test.each([
    ['standard', 'gold', 'missingDivision', golds],
    ['standard', 'Gold 5', 'unknownDivision', golds],
    ['standard', 'Gold 0', 'unknownDivision', golds],
    ['valorant', 'gold 4', 'unknownDivision', ['Gold I', 'Gold II', 'Gold III']],
    ['standard', 'Master 2', 'unknownDivision', ['Master']],
    ['standard', 'plati', 'missingDivision', ['Platinum IV', 'Platinum III', 'Platinum II', 'Platinum I']],
    ['standard', 'g', 'ambiguousTier', ['Gold', 'Grandmaster']],
    ['valorant', 'I2', 'ambiguousTier', ['Iron', 'Immortal']],
    ['valorant', 'Emerald 1', 'unknownTier', ladder('valorant').tiers.map(({ name }) => name)],
    ['standard', 'wood 3', 'unknownTier', ladder('standard').tiers.map(({ name }) => name)],
    ['standard', '4', 'unreadable', ladder('standard').tiers.map(({ name }) => name)],
    ['standard', 'gold 4 or 3', 'unreadable', ladder('standard').tiers.map(({ name }) => name)],
    ['standard', '', 'unreadable', ladder('standard').tiers.map(({ name }) => name)],
  ] as const)('%s: %o is %s', (id, text, reason, expected) => {
    expect(parseRank(id, text)).toEqual({ ok: false, reason, expected });
  });

  test('a ladder without its top does not know it', () => {
    expect(parseRank(ladder('standard', { dropTop: true }), 'GM')).toMatchObject({ reason: 'unknownTier' });
    expect(parseRank(ladder('standard', { dropTop: true }), 'g2')).toMatchObject({ rank: { name: 'Gold II' } });
  });

  test('an unknown ladder of an untyped caller is no rank', () => {
    expect(parseRank('chess' as LadderId, 'Gold 4')).toEqual({ ok: false, reason: 'unknownLadder', expected: [] });
  });
});

test('property: every rank is read from its name however it is spaced, cased and numbered', () => {
  const ranks = fc.constantFrom(...ladderIds.flatMap((id) => ladder(id).ranks.map((rank) => ({ id, rank }))));
  const gap = fc.constantFrom(' ', '  ', '\t', '-', '_', '.', ' - ', '');
  const number = { I: '1', II: '2', III: '3', IV: '4' } as const;
  fc.assert(
    fc.property(ranks, gap, fc.boolean(), fc.boolean(), ({ id, rank }, between, isUpper, isArabic) => {
      const tier = rank.name.split(' ')[0] ?? '';
      const division = rank.division && (isArabic ? number[rank.division] : rank.division);
      const text = division === null ? tier : `${tier}${between}${division}`;
      expect(rankByName(id, isUpper ? text.toUpperCase() : text.toLowerCase())).toBe(rank);
    }),
  );
});

test('property: any text gives a rank of the ladder or a failure', () => {
  fc.assert(
    fc.property(fc.constantFrom(...ladderIds), fc.string({ unit: 'grapheme' }), (id, text) => {
      const parsed = parseRank(id, text);
      if (parsed.ok) expect(ladder(id).ranks).toContain(parsed.rank);
      else expect(parsed.expected.length).toBeGreaterThan(0);
    }),
  );
});
