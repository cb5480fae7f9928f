import { frozen, frozenFrom, indexBy } from './frozen.ts';
import type { Asked, Found } from './known.ts';

/** The three rank ladders of SPEC §3. */
export const ladderIds = /* @__PURE__ */ frozen(['standard', 'valorant', 'wildrift'] as const);
/** Which ladder a game climbs. */
export type LadderId = (typeof ladderIds)[number];

/** Also the name of the tier's crest. */
export type TierKey =
  | 'unranked'
  | 'iron'
  | 'bronze'
  | 'silver'
  | 'gold'
  | 'platinum'
  | 'emerald'
  | 'diamond'
  | 'immortal'
  | 'master'
  | 'grandmaster'
  | 'challenger'
  | 'radiant';

/** Counted down to I on the standard ladder and Wild Rift’s, up from I on Valorant’s. SPEC §3. */
export type Division = 'I' | 'II' | 'III' | 'IV';

/** One step of a ladder. */
export interface Rank {
  /** Place on its own ladder, from 0 (Unranked). On the standard ladder these are the numbers of SPEC §3. */
  readonly number: number;
  readonly tier: TierKey;
  /** `null` where the tier has no divisions. */
  readonly division: Division | null;
  /** 'Gold IV', 'Master'. */
  readonly name: string;
}

/** Ranks of one name: Gold IV to Gold I. */
export interface Tier {
  readonly key: TierKey;
  readonly name: string;
  readonly ranks: readonly Rank[];
}

/** A whole ladder, or one without its top. */
export interface Ladder {
  readonly id: LadderId;
  readonly tiers: readonly Tier[];
  /** Lowest first; a rank's place in the list is its number. */
  readonly ranks: readonly Rank[];
}

/** A ladder itself, or the id of a whole one. */
export type LadderRef = Ladder | LadderId;

interface Plan {
  /** Tiers with divisions, lowest first. */
  readonly divided: readonly TierKey[];
  readonly divisions: readonly Division[];
  /** Tiers without. */
  readonly top: readonly TierKey[];
  /** How many of the top are dropped on request. */
  readonly drop: number;
}

/** SPEC §3. */
const plans = /* @__PURE__ */ frozenFrom((): Readonly<Record<LadderId, Plan>> => {
  const low = ['iron', 'bronze', 'silver', 'gold', 'platinum'] as const;
  const top = ['master', 'grandmaster', 'challenger'] as const;
  const divisions = ['IV', 'III', 'II', 'I'] as const;
  return {
    standard: { divided: [...low, 'diamond'], divisions, top, drop: 2 },
    valorant: { divided: [...low, 'diamond', 'immortal'], divisions: ['I', 'II', 'III'], top: ['radiant'], drop: 1 },
    wildrift: { divided: [...low, 'emerald', 'diamond'], divisions, top, drop: 2 },
  };
});

const built = new Map<string, Ladder>();

const isLadderId = (id: string): id is LadderId => Object.hasOwn(plans, id);

/**
 * SPEC §3. `dropTop` leaves out Grandmaster and Challenger (standard, Wild Rift) or Radiant (Valorant). A known id always has its
 * ladder; a text from outside may have none.
 */
export function ladder<I extends string>(
  id: Asked<LadderId, I>,
  options?: { readonly dropTop?: boolean },
): Found<Ladder, LadderId, I>;
export function ladder(id: string, options: { readonly dropTop?: boolean } = {}): Ladder | undefined {
  if (!isLadderId(id)) return undefined;
  const key = `${id} ${options.dropTop === true}`;
  const known = built.get(key);
  if (known) return known;
  const made = frozen(build(id, options.dropTop === true));
  built.set(key, made);
  return made;
}

function build(id: LadderId, dropTop: boolean): Ladder {
  const plan = plans[id];
  const ranks: Rank[] = [];
  const tiers: Tier[] = [];
  const add = (key: TierKey, divisions: readonly (Division | null)[]): void => {
    const name = key.charAt(0).toUpperCase() + key.slice(1);
    const own = divisions.map((division, place) => ({
      number: ranks.length + place,
      tier: key,
      division,
      name: division ? `${name} ${division}` : name,
    }));
    ranks.push(...own);
    tiers.push({ key, name, ranks: own });
  };
  add('unranked', [null]);
  for (const key of plan.divided) add(key, plan.divisions);
  const top = dropTop ? plan.top.slice(0, plan.top.length - plan.drop) : plan.top;
  for (const key of top) add(key, [null]);
  return { id, tiers, ranks };
}

const toLadder = (ref: LadderRef): Ladder | undefined => (typeof ref === 'string' ? ladder(ref) : ref);

/** `undefined` for a number that the ladder does not have, and for a ladder that there is not. */
export function rankByNumber(ref: LadderRef, number: number): Rank | undefined {
  // From outside it may be a name that every list has.
  return Number.isInteger(number) ? toLadder(ref)?.ranks[number] : undefined;
}

const named = new WeakMap<Ladder, ReadonlyMap<string, Rank>>();

/** By its name, 'Gold IV' or 'gold iv'. */
export function rankByName(ref: LadderRef, name: string): Rank | undefined {
  const whole = toLadder(ref);
  if (whole === undefined) return undefined;
  const names = named.get(whole) ?? indexBy(whole.ranks, (rank) => [rank.name.toLowerCase()]);
  named.set(whole, names);
  return names.get(name.trim().toLowerCase());
}

/** The number of a rank by its name; `undefined` for a name that the ladder does not have. */
export function rankNumber(ref: LadderRef, name: string): number | undefined {
  return rankByName(ref, name)?.number;
}

/** One step up; `undefined` at the top and for a number that the ladder does not have. */
export function nextRank(ref: LadderRef, number: number): Rank | undefined {
  return rankByNumber(ref, number) && rankByNumber(ref, number + 1);
}

/** Ranks to climb; below zero where `to` is the lower one; `undefined` where one of them is not on the ladder. */
export function stepsBetween(ref: LadderRef, from: number, to: number): number | undefined {
  return rankByNumber(ref, from) && rankByNumber(ref, to) ? to - from : undefined;
}

/** Where a climb began, where it is and where it ends, in rank numbers. */
export interface Way {
  readonly ladder: LadderRef;
  readonly from: number;
  /** League points that the account had at `from` before anything was played. @default 0 */
  readonly fromLp?: number;
  readonly now: number;
  readonly target: number;
  /** League points at `now`; 100 are one rank, more do not count. @default 0 */
  readonly lp?: number;
}

const countedPoints = (lp: number): number => Math.min(Math.max(lp, 0), 99);

/**
 * Whole percent of the way from the start, points included, rounded down: 0 at the start, and 100 means the target is reached. A
 * fall below the start is 0. `undefined` where a rank is not on the ladder, the target is not above the start or points are no
 * number.
 */
export function percentOnTheWay({ ladder: ref, from, fromLp = 0, now, target, lp = 0 }: Way): number | undefined {
  const ranks = stepsBetween(ref, from, target);
  const climbed = stepsBetween(ref, from, now);
  if (ranks === undefined || climbed === undefined || ranks <= 0) return undefined;
  const start = countedPoints(fromLp);
  const whole = ranks * 100 - start;
  const done = Math.min(Math.max(climbed * 100 + countedPoints(lp) - start, 0), whole);
  if (Number.isNaN(done)) return undefined;
  return now >= target ? 100 : Math.floor((done * 100) / whole);
}
