import { createFrozen } from './deep-freeze.ts';
import type { GameId } from './games.ts';
import type { LadderId } from './ladders.ts';
import type { ServiceUnit } from './units.ts';

interface ServiceShape {
  readonly id: number;
  readonly name: string;
  readonly slug: string;
  readonly deadline: boolean;
  /** The booster's minimum percent of the price. */
  readonly sharePercent: number | null;
  readonly gameKey: string;
  readonly unit: ServiceUnit;
  /** Of its ranks. */
  readonly ladder: LadderId | null;
  /** The customer plays along. */
  readonly duo: boolean;
}

/** Services: 12 and 13 sell accounts; guides share 50 percent, coaching 80. */
export const servicesData = /* @__PURE__ */ createFrozen(() => {
  const solo = { sharePercent: null, duo: false } as const;
  const lol = { ...solo, gameKey: 'lol', ladder: 'standard', deadline: true } as const;
  const tft = { ...solo, gameKey: 'tft', ladder: 'standard', deadline: true } as const;
  const lor = { ...solo, gameKey: 'lor', ladder: 'standard', deadline: true } as const;
  const val = { ...solo, gameKey: 'valorant', ladder: 'valorant', deadline: true } as const;
  const rift = { ...solo, gameKey: 'wildrift', ladder: 'wildrift', deadline: true } as const;
  const content = { ladder: null, deadline: false } as const;
  return [
    { ...lol, id: 1, name: 'League boosting', slug: 'lol-boosting', unit: 'ladder' },
    { ...lol, id: 2, name: 'Ranked wins', slug: 'lol-ranked-wins', unit: 'wins' },
    { ...lol, id: 3, name: 'Duo queue', slug: 'lol-duo-queue', unit: 'ladder', duo: true },
    { ...lol, id: 4, name: 'Placement', slug: 'lol-placement', unit: 'placement' },
    { ...lol, id: 5, name: 'Normal matches', slug: 'lol-normal-matches', unit: 'matches', ladder: null },
    { ...lol, id: 6, name: 'Promotion', slug: 'lol-promotion', unit: 'ladder' },
    { ...lol, id: 7, name: 'Champion mastery', slug: 'lol-champion-mastery', unit: 'points', ladder: null },
    { ...lol, id: 8, name: 'Net wins', slug: 'lol-net-wins', unit: 'netWins' },
    { ...lol, id: 9, name: 'Duo ranked wins', slug: 'lol-duo-ranked-wins', unit: 'wins', duo: true },
    { ...lol, id: 10, name: 'Duo placement', slug: 'lol-duo-placement', unit: 'placement', duo: true },
    { ...lol, id: 11, name: 'Duo net wins', slug: 'lol-duo-net-wins', unit: 'netWins', duo: true },
    { ...lol, ...content, id: 12, name: 'Smurf account', slug: 'lol-smurf-account', unit: 'flat' },
    { ...lol, ...content, id: 13, name: 'Account market', slug: 'lol-account-market', unit: 'flat' },
    { ...lol, ...content, id: 14, name: 'Guides', slug: 'lol-guides', unit: 'flat', sharePercent: 50 },
    { ...lol, ...content, id: 15, name: 'Coaching', slug: 'lol-coaching', unit: 'hours', sharePercent: 80 },
    { ...lol, id: 16, name: 'Account leveling', slug: 'lol-account-leveling', unit: 'levels', ladder: null },
    { ...lol, id: 17, name: 'Clash', slug: 'lol-clash', unit: 'matches', ladder: null },
    { ...tft, id: 18, name: 'TFT boosting', slug: 'tft-boosting', unit: 'ladder' },
    { ...tft, id: 19, name: 'TFT ranked wins', slug: 'tft-ranked-wins', unit: 'wins' },
    { ...tft, id: 20, name: 'TFT placement', slug: 'tft-placement', unit: 'placement' },
    { ...lor, id: 21, name: 'Legends of Runeterra boosting', slug: 'lor-boosting', unit: 'ladder' },
    { ...lor, id: 22, name: 'Legends of Runeterra wins', slug: 'lor-wins', unit: 'wins' },
    { ...lol, id: 23, name: 'Eternals', slug: 'lol-eternals', unit: 'points', ladder: null },
    { ...val, id: 24, name: 'Valorant boosting', slug: 'valorant-boosting', unit: 'ladder' },
    { ...val, id: 25, name: 'Valorant duo queue', slug: 'valorant-duo-queue', unit: 'ladder', duo: true },
    { ...val, id: 26, name: 'Valorant ranked wins', slug: 'valorant-ranked-wins', unit: 'wins' },
    { ...val, id: 27, name: 'Valorant placement', slug: 'valorant-placement', unit: 'placement' },
    {
      ...val,
      id: 28,
      name: 'Valorant unrated matches',
      slug: 'valorant-unrated-matches',
      unit: 'matches',
      ladder: null,
    },
    { ...val, id: 29, name: 'Valorant leveling', slug: 'valorant-leveling', unit: 'levels', ladder: null },
    {
      ...val,
      ...content,
      id: 30,
      name: 'Valorant coaching',
      slug: 'valorant-coaching',
      unit: 'hours',
      sharePercent: 80,
    },
    { ...val, id: 31, name: 'Valorant net wins', slug: 'valorant-net-wins', unit: 'netWins' },
    { ...rift, id: 32, name: 'Wild Rift boosting', slug: 'wildrift-boosting', unit: 'ladder' },
    { ...rift, id: 33, name: 'Wild Rift duo queue', slug: 'wildrift-duo-queue', unit: 'ladder', duo: true },
    { ...rift, id: 34, name: 'Wild Rift ranked wins', slug: 'wildrift-ranked-wins', unit: 'wins' },
    { ...rift, id: 35, name: 'Wild Rift placement', slug: 'wildrift-placement', unit: 'placement' },
    {
      ...rift,
      id: 36,
      name: 'Wild Rift normal matches',
      slug: 'wildrift-normal-matches',
      unit: 'matches',
      ladder: null,
    },
    { ...rift, id: 37, name: 'Wild Rift leveling', slug: 'wildrift-leveling', unit: 'levels', ladder: null },
    {
      ...rift,
      ...content,
      id: 38,
      name: 'Wild Rift coaching',
      slug: 'wildrift-coaching',
      unit: 'hours',
      sharePercent: 80,
    },
    { ...solo, ...content, id: 39, name: 'Premium', slug: 'premium', unit: 'flat', gameKey: 'premium' },
    { ...tft, id: 40, name: 'TFT hyper roll', slug: 'tft-hyper-roll', unit: 'matches', ladder: null },
    { ...tft, id: 41, name: 'TFT double up', slug: 'tft-double-up', unit: 'ladder' },
  ] as const satisfies readonly ServiceShape[];
});

export const gameOfKeyData = {
  lol: 3,
  tft: 3,
  lor: 3,
  valorant: 15,
  wildrift: 3,
  premium: 0,
} as const satisfies Record<(typeof servicesData)[number]['gameKey'], GameId>;
