import { type LadderId, percentOnTheWay, type Rank, rankByNumber, type TierKey } from './ladders.ts';
import { progressSplit } from './progress-split.ts';
import type { ServiceUnit } from './units.ts';

/** Where an order stands on its way: on its own ladder, or by number. */
export type Standing =
  | {
      readonly kind: 'rank';
      readonly ladder: LadderId;
      readonly from: number;
      /** Points that the account had at `from` when it was ordered: no work of the booster's. */
      readonly fromLp: number;
      readonly now: number;
      /** Points at `now`. */
      readonly lp: number;
      readonly target: number;
    }
  | {
      readonly kind: 'count';
      /** `null`: in none that the catalogue knows. */
      readonly unit: ServiceUnit | null;
      readonly done: number;
      readonly target: number;
    };

/** What is logged: where the account stands, how a match ended, or both. Values may come from outside: each is checked. */
export interface Logged {
  readonly rank?: number | undefined;
  readonly lp?: number | undefined;
  /** In all, not beside what was done before. */
  readonly done?: number | undefined;
  readonly won?: boolean | undefined;
  /** What was logged before was wrong, or the account moved by itself: the note says how. */
  readonly correction?: boolean | undefined;
  readonly note?: string | undefined;
}

/** Why what was logged cannot be. */
export type ProgressReason =
  | 'nothing'
  /** The order climbs: a count says nothing about it. */
  | 'climbs'
  /** The order counts: a rank says nothing about it. */
  | 'counts'
  | 'unknownRank'
  /** Points outside of what a rank has. */
  | 'pointsOutOfRange'
  | 'countOutOfRange'
  /** Further above the target than one match leads. */
  | 'beyondTarget'
  | 'wonButFell'
  /** Further up than one match leads. */
  | 'wonTooMuch'
  | 'lostButRose'
  | 'fell'
  /** A correction without a word about it. */
  | 'unexplained';

/** One thing that is wrong with what was logged, at which field; `null`: with all of it. */
export interface ProgressProblem {
  readonly field: keyof Logged | null;
  readonly reason: ProgressReason;
}

/** Where the order stands after what was logged, in percent of its way; or everything that is wrong with it. */
export type CheckedProgress =
  | { readonly ok: true; readonly standing: Standing; readonly percent: number }
  | { readonly ok: false; readonly problems: readonly ProgressProblem[] };

const POINTS_PER_RANK = 100;
/** The best accounts of the world stand near it. */
const POINTS_AT_THE_TOP = 3000;
/** A win can lead past a division. */
const RANKS_PAST_TARGET = 1;
/** One match leads to the next rank, or past that. */
const RANKS_OF_A_MATCH = 1 + RANKS_PAST_TARGET;
/** From here on, points run on without a next division to reach with them. */
const openTiers: readonly TierKey[] = ['immortal', 'radiant', 'master', 'grandmaster', 'challenger'];

/** The most points that an account of this rank can have: none while unranked, 100 below Master, 3000 above. */
export function pointsCap({ tier }: Pick<Rank, 'tier'>): number {
  if (tier === 'unranked') return 0;
  return openTiers.includes(tier) ? POINTS_AT_THE_TOP : POINTS_PER_RANK;
}

const problem = (field: keyof Logged | null, reason: ProgressReason): ProgressProblem => ({ field, reason });
const given = (field: keyof Logged, value: unknown, reason: ProgressReason): ProgressProblem[] =>
  value === undefined ? [] : [problem(field, reason)];

/** A move against what a match can do is possible (decay, a slip of the pen), but is said to be one, and why. */
function againstTheWay(field: 'rank' | 'done', reason: ProgressReason | null, logged: Logged): ProgressProblem[] {
  if (reason === null) return [];
  if (logged.correction !== true) return [problem(field, reason)];
  return logged.note === undefined || logged.note.trim() === '' ? [problem('note', 'unexplained')] : [];
}

function moveReason(change: number, won: boolean | undefined): ProgressReason | null {
  if (won === true) return change < 0 ? 'wonButFell' : null;
  if (won === false) return change > 0 ? 'lostButRose' : null;
  return change < 0 ? 'fell' : null;
}

/** The first rank comes of many matches: an account that was unranked may stand anywhere after the last of them. */
const isTooMuch = (standing: Extract<Standing, { kind: 'rank' }>, now: number, won: boolean | undefined): boolean =>
  won === true &&
  now > standing.now + RANKS_OF_A_MATCH &&
  rankByNumber(standing.ladder, standing.now)?.tier !== 'unranked';

function checkClimb(standing: Extract<Standing, { kind: 'rank' }>, logged: Logged): CheckedProgress {
  const { ladder, target } = standing;
  const now = logged.rank ?? standing.now;
  // A new rank starts without points, unless they are logged with it.
  const lp = logged.lp ?? (now === standing.now ? standing.lp : 0);
  const rank = rankByNumber(ladder, now);
  const refused = given('done', logged.done, 'climbs');
  if (rank === undefined) return { ok: false, problems: [...refused, problem('rank', 'unknownRank')] };
  if (logged.lp !== undefined && !(Number.isSafeInteger(lp) && lp >= 0 && lp <= pointsCap(rank))) {
    refused.push(problem('lp', 'pointsOutOfRange'));
  }
  const isMoved = logged.rank !== undefined || logged.lp !== undefined;
  // Points are those of their rank: from Master on they begin anew without a fall.
  const change = now === standing.now ? lp - standing.lp : now - standing.now;
  const isBeyond = now > standing.now && now > target + RANKS_PAST_TARGET;
  const ofMatch = isTooMuch(standing, now, logged.won) ? 'wonTooMuch' : moveReason(change, logged.won);
  const odd = isBeyond ? 'beyondTarget' : ofMatch;
  const problems = [...refused, ...againstTheWay('rank', isMoved ? odd : null, logged)];
  if (problems.length > 0) return { ok: false, problems };
  const moved = { ...standing, now, lp };
  return { ok: true, standing: moved, percent: percentOnTheWay(moved) ?? 0 };
}

/** A lost match is played all the same; but it wins nothing, and takes a net win away, or a division. */
function countReason(change: number, won: boolean | undefined, unit: ServiceUnit | null): ProgressReason | null {
  const isNet = unit === 'netWins' || unit === 'divisions';
  if (change > 0) return won === false && (isNet || unit === 'wins') ? 'lostButRose' : null;
  const mayFall = isNet && won === false && change === -1;
  return change < 0 && !mayFall ? 'fell' : null;
}

/** Whole percent, rounded down; of nothing all is done. */
const percentDone = (done: number, target: number): number => (target === 0 ? 100 : Math.floor((done * 100) / target));

function checkCount(standing: Extract<Standing, { kind: 'count' }>, logged: Logged): CheckedProgress {
  const { unit } = standing;
  const done = logged.done ?? standing.done;
  const refused = [...given('rank', logged.rank, 'counts'), ...given('lp', logged.lp, 'counts')];
  if (!(Number.isSafeInteger(done) && done >= 0 && done <= standing.target)) {
    return { ok: false, problems: [...refused, problem('done', 'countOutOfRange')] };
  }
  const problems = [...refused, ...againstTheWay('done', countReason(done - standing.done, logged.won, unit), logged)];
  if (problems.length > 0) return { ok: false, problems };
  return { ok: true, standing: { ...standing, done }, percent: percentDone(done, standing.target) };
}

/**
 * Progress is logged on the order's own ladder, or in its own count, and within their bounds: the rank exists, it has
 * that many points, no more is counted than was ordered. A match that was won leads up, by two ranks at most, and one that was lost does not;
 * a fall without a match, and a jump past the target, are corrections with a note. Product, Progress.
 */
export function checkProgress(standing: Standing, logged: Logged): CheckedProgress {
  const { rank, lp, done, won } = logged;
  if ([rank, lp, done, won].every((value) => value === undefined)) {
    return { ok: false, problems: [problem(null, 'nothing')] };
  }
  return standing.kind === 'rank' ? checkClimb(standing, logged) : checkCount(standing, logged);
}

/** What is between an order and its target: ranks and the points of the one it has, or units; `proof` where nothing is counted. */
export type Completion =
  | { readonly reached: true; readonly by: 'target' | 'proof' }
  | { readonly reached: false; readonly left: number };

/**
 * An order is done when the logged progress has reached its target, rank or count. A service without a measure (a guide,
 * an account) is done when there is proof of it. `left` is in ranks or units. Product, Order.
 */
export function completionOf(standing: Standing): Completion {
  if (standing.kind === 'count' && standing.unit === 'flat') return { reached: true, by: 'proof' };
  const left = standing.target - (standing.kind === 'rank' ? standing.now : standing.done);
  return left <= 0 ? { reached: true, by: 'target' } : { reached: false, left };
}

/**
 * The most that may still be paid in advance for an order: the booster's share of what is played, without what was paid before.
 * Product, progresspays. @throws RangeError as `progressSplit`
 */
export const progressPayLimit = ({
  paidBefore,
  ...input
}: Parameters<typeof progressSplit>[0] & { readonly paidBefore: number }): number =>
  Math.max(0, progressSplit(input).earned - paidBefore);
