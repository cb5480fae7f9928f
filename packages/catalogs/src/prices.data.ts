import { createFrozen, deepFreeze } from './deep-freeze.ts';
import type { LadderId, TierKey } from './ladders.ts';
import type { ServiceGameKey } from './services.ts';
import type { CountedUnit } from './units.ts';

interface TierPrice {
  /** US cents within the tier. */
  readonly step: number;
  /** US cents into the next tier. */
  readonly leave: number;
  /** Hundredths of a day. */
  readonly time: number;
}

type PriceTable = Readonly<Partial<Record<TierKey, TierPrice>>>;

/** Price per rank. Tiers above the highest target only price wins. */
export const tierPrices = /* @__PURE__ */ createFrozen((): Readonly<Record<LadderId, PriceTable>> => {
  const low = {
    unranked: { step: 800, leave: 800, time: 60 },
    iron: { step: 500, leave: 600, time: 40 },
    bronze: { step: 600, leave: 700, time: 50 },
    silver: { step: 800, leave: 1_000, time: 70 },
    gold: { step: 1_100, leave: 1_100, time: 100 },
    platinum: { step: 1_500, leave: 2_100, time: 100 },
  } as const satisfies PriceTable;

  const top = {
    master: { step: 4_500, leave: 4_500, time: 300 },
    grandmaster: { step: 6_000, leave: 6_000, time: 400 },
    challenger: { step: 8_000, leave: 8_000, time: 500 },
  } as const satisfies PriceTable;
  return {
    standard: { ...low, diamond: { step: 3_600, leave: 6_500, time: 180 }, ...top },
    valorant: {
      ...low,
      diamond: { step: 2_000, leave: 2_600, time: 130 },
      immortal: { step: 3_800, leave: 7_500, time: 250 },
      radiant: { step: 6_000, leave: 6_000, time: 400 },
    },
    wildrift: {
      ...low,
      emerald: { step: 1_900, leave: 2_400, time: 110 },
      diamond: { step: 3_000, leave: 5_500, time: 160 },
      ...top,
    },
  };
});

/** Percent of `tierPrices` for games on League's ladder; 100 when absent. */
export const gameFactors: Readonly<Partial<Record<ServiceGameKey, number>>> = { tft: 80, lor: 70 };

interface UnitPrice {
  /** Percent of the current rank's step price; `null`: independent of rank. */
  readonly ofStep: number | null;
  /** US cents without a rank. */
  readonly each: number;
  readonly most: number;
  /** Hundredths of a day. */
  readonly time: number;
}

/** Prices per unit; `points`: thousands of mastery points. */
export const unitPrices = /* @__PURE__ */ deepFreeze<Readonly<Record<CountedUnit, UnitPrice>>>({
  wins: { ofStep: 30, each: 500, most: 50, time: 25 },
  netWins: { ofStep: 40, each: 650, most: 30, time: 35 },
  divisions: { ofStep: null, each: 1_200, most: 30, time: 100 },
  placement: { ofStep: 28, each: 450, most: 10, time: 25 },
  matches: { ofStep: null, each: 250, most: 100, time: 20 },
  clears: { ofStep: null, each: 2_000, most: 50, time: 50 },
  hours: { ofStep: null, each: 2_000, most: 50, time: 50 },
  levels: { ofStep: null, each: 180, most: 100, time: 40 },
  points: { ofStep: null, each: 120, most: 500, time: 10 },
});

/** Minimum price in US cents after a coupon, so that the booster's share is not 0. */
export const MIN_PRICE = 100;

/** US cents by service id; other `flat` services cannot be ordered. */
export const flatPrices: Readonly<Record<number, number>> = { 12: 2_900, 14: 1_900 };

/** Hundredths of a day. */
export const FLAT_TIME = 100;

/** Percent of the base price, by key, in the order of quote lines. */
export const optionPercents = /* @__PURE__ */ deepFreeze({
  appearOffline: 0,
  specificChampions: 10,
  priorityOrder: 20,
  streaming: 15,
  plusWin: 8,
  duoQ: 40,
} as const);

/** Percent of the usual time. */
export const PRIORITY_TIME_PERCENT = 75;

/** Each full 20 league points take 10 percent off the first step. */
export const LP_BAND = 20;
export const LP_BAND_PERCENT = 10;

/** Fewer points per win raise the price. */
export const LOW_LP_GAIN = 18;
export const LOW_LP_GAIN_PERCENT = 15;
export const DEFAULT_LP_GAIN = 20;
