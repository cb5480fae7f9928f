import { frozen, frozenFrom } from './frozen.ts';
import type { LadderId, TierKey } from './ladders.ts';
import type { ServiceGameKey } from './services.ts';
import type { CountedUnit } from './units.ts';

interface TierPrice {
  /** US cents for a step within the tier. */
  readonly step: number;
  /** US cents for the step out of the tier. */
  readonly leave: number;
  /** Hundredths of a day that a step takes. */
  readonly time: number;
}

type PriceTable = Readonly<Partial<Record<TierKey, TierPrice>>>;

/** What a rank costs. Tiers above the last one that is climbed price single wins only. */
export const tierPrices = /* @__PURE__ */ frozenFrom((): Readonly<Record<LadderId, PriceTable>> => {
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

/** Percent of the table for a game that shares a ladder with League; 100 for one that is not named. */
export const gameFactors: Readonly<Partial<Record<ServiceGameKey, number>>> = { tft: 80, lor: 70 };

interface UnitPrice {
  /** Percent of the step price of the rank that the units are played in; `null`: it costs the same in each. */
  readonly ofStep: number | null;
  /** US cents for one, where no rank says it. */
  readonly each: number;
  readonly most: number;
  /** Hundredths of a day for one. */
  readonly time: number;
}

/** What is counted. A point is a thousand mastery points. */
export const unitPrices = /* @__PURE__ */ frozen<Readonly<Record<CountedUnit, UnitPrice>>>({
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

/** US cents that a coupon leaves of a price: nobody is paid a share of nothing. */
export const LEAST_PRICE = 100;

/** Services with one price, in US cents, by id. What is not here cannot be ordered: a seller prices it, or it is not sold yet. */
export const flatPrices: Readonly<Record<number, number>> = { 12: 2_900, 14: 1_900 };

/** Hundredths of a day for a service with one price. */
export const FLAT_TIME = 100;

/** Percent on top of the base price, in the order in which their lines stand. SPEC §3 names the keys. */
export const optionPercents = /* @__PURE__ */ frozen({
  appearOffline: 0,
  specificChampions: 10,
  priorityOrder: 20,
  streaming: 15,
  plusWin: 8,
  duoQ: 40,
} as const);

/** A priority order takes this percent of the time. */
export const PRIORITY_TIME_PERCENT = 75;

/** League points: every full 20 that the customer has take 10 percent off the first step. */
export const LP_BAND = 20;
export const LP_BAND_PERCENT = 10;

/** Under this many points a win, each win brings less and the order costs more. */
export const LOW_LP_GAIN = 18;
export const LOW_LP_GAIN_PERCENT = 15;
export const USUAL_LP_GAIN = 20;
