import { createFrozen, deepFreeze } from './deep-freeze.ts';
import type { LookupKey, LookupResult } from './lookup-types.ts';
import { clampPoints, POINTS_PER_RANK } from './points.ts';

/** Rank ladders: standard (League), Valorant, Wild Rift. */
export const ladderIds = /* @__PURE__ */ deepFreeze(['standard', 'valorant', 'wildrift'] as const);
/** Id of a ladder. */
export type LadderId = (typeof ladderIds)[number];

/** Tier key, and name of its crest. */
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

/** Division: IV is the lowest on the standard and Wild Rift ladders, I on Valorant's. */
export type Division = 'I' | 'II' | 'III' | 'IV';

/** Rank of a ladder. */
export interface Rank {
  /** From 0 (Unranked); on the standard ladder 1 is Iron IV. */
  readonly number: number;
  readonly tier: TierKey;
  /** `null` where the tier has no divisions. */
  readonly division: Division | null;
  /** 'Gold IV', 'Master'. */
  readonly name: string;
}

/** Ranks that share a name, such as Gold IV to Gold I. */
export interface Tier {
  readonly key: TierKey;
  readonly name: string;
  readonly ranks: readonly Rank[];
}

/** Ladder, possibly without its top. */
export interface Ladder {
  readonly id: LadderId;
  readonly tiers: readonly Tier[];
  /** Lowest first, indexed by number. */
  readonly ranks: readonly Rank[];
}

/** Ladder, or id of a complete one. Functions spell it out, so that the error of a wrong id lists the ids. */
export type LadderRef = Ladder | LadderId;

interface LadderSpec {
  /** Lowest first. */
  readonly divided: readonly TierKey[];
  readonly divisions: readonly Division[];
  /** Tiers without divisions. */
  readonly top: readonly TierKey[];
  /** Tiers of `top` that `dropTop` removes. */
  readonly drop: number;
}

const ladderSpecs = /* @__PURE__ */ createFrozen((): Readonly<Record<LadderId, LadderSpec>> => {
  const low = ['iron', 'bronze', 'silver', 'gold', 'platinum'] as const;
  const top = ['master', 'grandmaster', 'challenger'] as const;
  const divisions = ['IV', 'III', 'II', 'I'] as const;
  return {
    standard: { divided: [...low, 'diamond'], divisions, top, drop: 2 },
    valorant: { divided: [...low, 'diamond', 'immortal'], divisions: ['I', 'II', 'III'], top: ['radiant'], drop: 1 },
    wildrift: { divided: [...low, 'emerald', 'diamond'], divisions, top, drop: 2 },
  };
});

const cache = new Map<string, Ladder>();

const isLadderId = (id: string): id is LadderId => Object.hasOwn(ladderSpecs, id);

/**
 * Returns a ladder. `dropTop` omits Grandmaster and Challenger (standard, Wild Rift) or Radiant (Valorant).
 */
export function ladder<const I>(
  id: LookupKey<LadderId, I>,
  options?: { readonly dropTop?: boolean },
): LookupResult<Ladder, LadderId, I>;
export function ladder(id: string, options: { readonly dropTop?: boolean } = {}): Ladder | undefined {
  if (!isLadderId(id)) return undefined;
  const key = `${id} ${options.dropTop === true}`;
  const known = cache.get(key);
  if (known) return known;
  const made = deepFreeze(build(id, options.dropTop === true));
  cache.set(key, made);
  return made;
}

function build(id: LadderId, dropTop: boolean): Ladder {
  const plan = ladderSpecs[id];
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

export const toLadder = (ref: LadderRef): Ladder | undefined => (typeof ref === 'string' ? ladder(ref) : ref);

/** Finds a rank by number. */
export function rankByNumber(ref: Ladder | LadderId, number: number): Rank | undefined {
  // Untyped callers could pass 'length'.
  return Number.isInteger(number) ? toLadder(ref)?.ranks[number] : undefined;
}

/** Next higher rank; `undefined` at the top. */
export function nextRank(ref: Ladder | LadderId, number: number): Rank | undefined {
  return rankByNumber(ref, number) && rankByNumber(ref, number + 1);
}

/** Ranks from `from` up to `to`, negative downwards; `undefined` unless both are on the ladder. */
export function stepsBetween(ref: Ladder | LadderId, from: number, to: number): number | undefined {
  return rankByNumber(ref, from) && rankByNumber(ref, to) ? to - from : undefined;
}

/** Climb in rank numbers. */
export interface Climb {
  readonly ladder: Ladder | LadderId;
  readonly from: number;
  /** Start points. @default 0 */
  readonly fromLp?: number;
  readonly now: number;
  readonly target: number;
  /** Points at `now`; 100 make a rank. @default 0 */
  readonly lp?: number;
}

/**
 * Progress of a climb in whole percent, rounded down, with points: 0 at or below the start, 100 only at the target.
 * `undefined` when a rank is not on the ladder, the target is not above the start, or points are NaN.
 */
export function climbPercent({ ladder: ref, from, fromLp = 0, now, target, lp = 0 }: Climb): number | undefined {
  const ranks = stepsBetween(ref, from, target);
  const climbed = stepsBetween(ref, from, now);
  if (ranks === undefined || climbed === undefined || ranks <= 0) return undefined;
  const start = clampPoints(fromLp);
  const distance = ranks * POINTS_PER_RANK - start;
  const done = Math.min(Math.max(climbed * POINTS_PER_RANK + clampPoints(lp) - start, 0), distance);
  if (Number.isNaN(done)) return undefined;
  return now >= target ? 100 : Math.floor((done * 100) / distance);
}
