import { ladder, type Rank, rankByNumber, type TierKey } from './ladders.ts';
import { ladderPosition, POINTS_MAX, POINTS_PER_RANK } from './points.ts';
import { percentOf } from './progress-adapters.ts';
import { progressSplit } from './progress-split.ts';
import type { CountStanding, ProgressEntry, RankStanding, Standing } from './progress-types.ts';
import type { ServiceUnit } from './units.ts';

/** Why a progress entry is rejected. */
export type ProgressReason =
  | 'nothing'
  /** Count on a ladder order. */
  | 'climbs'
  /** Rank on a count order. */
  | 'counts'
  | 'unknownRank'
  | 'pointsOutOfRange'
  | 'countOutOfRange'
  /** Further above the target than one match leads. */
  | 'beyondTarget'
  | 'wonButFell'
  /** A win with the LP from before it, among several entries: LP that is not tracked is left out. */
  | 'wonNothing'
  /** Further up than one match leads. */
  | 'wonTooMuch'
  | 'lostButRose'
  | 'fell'
  /** A match that the order does not offer now. */
  | 'notOffered'
  /** A correction without a note. */
  | 'unexplained';

/** A rejected field; `null`: the whole entry. */
export interface ProgressProblem {
  readonly field: keyof ProgressEntry | null;
  readonly reason: ProgressReason;
}

/** New standing, or all problems. */
export type CheckedProgress =
  | { readonly ok: true; readonly standing: Standing; readonly percent: number }
  | { readonly ok: false; readonly problems: readonly ProgressProblem[] };

/** A win can skip a division. */
const RANKS_PAST_TARGET = 1;
const RANKS_OF_A_MATCH = 1 + RANKS_PAST_TARGET;
/** Tiers without a next division to reach by points. */
const openTiers: readonly TierKey[] = ['immortal', 'radiant', 'master', 'grandmaster', 'challenger'];

/** Maximum points of a rank: 0 when unranked, 3000 from Master or Immortal on, else 100. */
export function maxPoints({ tier }: Pick<Rank, 'tier'>): number {
  if (tier === 'unranked') return 0;
  return openTiers.includes(tier) ? POINTS_MAX : POINTS_PER_RANK;
}

const createProblem = (field: keyof ProgressEntry | null, reason: ProgressReason): ProgressProblem => ({
  field,
  reason,
});
const rejectIfPresent = (field: keyof ProgressEntry, value: unknown, reason: ProgressReason): ProgressProblem[] =>
  value === undefined ? [] : [createProblem(field, reason)];

/** A correction may be implausible (decay, wrong entry), with a note. */
function checkImplausible(
  field: 'rank' | 'done',
  reason: ProgressReason | null,
  logged: ProgressEntry,
): ProgressProblem[] {
  if (reason === null) return [];
  if (logged.correction !== true) return [createProblem(field, reason)];
  return logged.note === undefined || logged.note.trim() === '' ? [createProblem('note', 'unexplained')] : [];
}

function findMoveProblem(change: number, won: boolean | undefined): ProgressReason | null {
  if (won === true) return change < 0 ? 'wonButFell' : null;
  if (won === false) return change > 0 ? 'lostButRose' : null;
  return change < 0 ? 'fell' : null;
}

/** Placement matches lead from Unranked to any rank. */
const isImplausibleRise = (standing: RankStanding, now: number, won: boolean | undefined): boolean =>
  won === true &&
  now > standing.now + RANKS_OF_A_MATCH &&
  rankByNumber(standing.ladder, standing.now)?.tier !== 'unranked';

function checkClimb(standing: RankStanding, logged: ProgressEntry): CheckedProgress {
  const { ladder, target } = standing;
  const now = logged.rank ?? standing.now;
  // A new rank starts at 0 points.
  const lp = logged.lp ?? (now === standing.now ? standing.lp : 0);
  const rank = rankByNumber(ladder, now);
  const refused = rejectIfPresent('done', logged.done, 'climbs');
  if (rank === undefined) return { ok: false, problems: [...refused, createProblem('rank', 'unknownRank')] };
  if (logged.lp !== undefined && !(Number.isSafeInteger(lp) && lp >= 0 && lp <= maxPoints(rank))) {
    refused.push(createProblem('lp', 'pointsOutOfRange'));
  }
  const isMoved = logged.rank !== undefined || logged.lp !== undefined;
  // From Master on, points restart with each rank.
  const change = now === standing.now ? lp - standing.lp : now - standing.now;
  const isBeyond = now > standing.now && now > target + RANKS_PAST_TARGET;
  const ofMatch = isImplausibleRise(standing, now, logged.won) ? 'wonTooMuch' : findMoveProblem(change, logged.won);
  const odd = isBeyond ? 'beyondTarget' : ofMatch;
  const problems = [...refused, ...checkImplausible('rank', isMoved ? odd : null, logged)];
  if (problems.length > 0) return { ok: false, problems };
  const moved = { ...standing, now, lp };
  return { ok: true, standing: moved, percent: percentOf(moved) };
}

/** A lost match counts as played, and takes one off net wins and divisions. */
function findCountProblem(change: number, won: boolean | undefined, unit: ServiceUnit | null): ProgressReason | null {
  const isNet = unit === 'netWins' || unit === 'divisions';
  if (change > 0) return won === false && (isNet || unit === 'wins') ? 'lostButRose' : null;
  const mayFall = isNet && won === false && change === -1;
  return change < 0 && !mayFall ? 'fell' : null;
}

function checkCount(standing: CountStanding, logged: ProgressEntry): CheckedProgress {
  const { unit } = standing;
  const done = logged.done ?? standing.done;
  const refused = [...rejectIfPresent('rank', logged.rank, 'counts'), ...rejectIfPresent('lp', logged.lp, 'counts')];
  if (!(Number.isSafeInteger(done) && done >= 0 && done <= standing.target)) {
    return { ok: false, problems: [...refused, createProblem('done', 'countOutOfRange')] };
  }
  const problems = [
    ...refused,
    ...checkImplausible('done', findCountProblem(done - standing.done, logged.won, unit), logged),
  ];
  if (problems.length > 0) return { ok: false, problems };
  const counted = { ...standing, done };
  return { ok: true, standing: counted, percent: percentOf(counted) };
}

/**
 * Validates a progress entry. A count is at most the ordered count. A win leads up by two ranks at most, a loss never
 * up. Falls without a loss and jumps past the target require a correction with a note.
 */
export function checkProgress(standing: Standing, logged: ProgressEntry): CheckedProgress {
  const { rank, lp, done, won } = logged;
  if ([rank, lp, done, won].every((value) => value === undefined)) {
    return { ok: false, problems: [createProblem(null, 'nothing')] };
  }
  return standing.kind === 'rank' ? checkClimb(standing, logged) : checkCount(standing, logged);
}

/** Whether the target is reached. `left`: ranks or units; `proof`: nothing to measure. */
export type Completion =
  | { readonly reached: true; readonly by: 'target' | 'proof' }
  | { readonly reached: false; readonly left: number };

/** Whether an order can be completed: at its target, or `flat` (guide, account), which needs proof. */
export function completionOf(standing: Standing): Completion {
  if (standing.kind === 'count' && standing.unit === 'flat') return { reached: true, by: 'proof' };
  const left = standing.target - (standing.kind === 'rank' ? standing.now : standing.done);
  return left <= 0 ? { reached: true, by: 'target' } : { reached: false, left };
}

/**
 * Maximum progress payment in cents: the share earned so far minus earlier payments.
 * @throws RangeError as `progressSplit`
 */
export const progressPayLimit = ({
  paidBefore,
  ...input
}: Parameters<typeof progressSplit>[0] & { readonly paidBefore: number }): number =>
  Math.max(0, progressSplit(input).earned - paidBefore);

/** A tier of a climb. */
export interface TierProgress {
  readonly tier: TierKey;
  readonly label: string;
  /** Completed part of each division, 0 to 1, lowest first. */
  readonly steps: readonly number[];
}

/** Completed part of a division; in the first one, the part above the start counts as the whole. */
const completedFraction = (now: number, rank: number, start: number): number => {
  const bottom = Math.max(rank, start);
  return Math.min(1, Math.max(0, Math.round(((now - bottom) * 100) / (rank + 1 - bottom)) / 100));
};

/** Divisions from the start to the one before the target, grouped by tier. */
export function toTierProgress({ ladder: id, from, fromLp, now, lp, target }: RankStanding): TierProgress[] {
  const height = ladderPosition(now, lp);
  const start = ladderPosition(from, fromLp);
  return ladder(id).tiers.flatMap(({ key, name, ranks }) => {
    const steps = ranks.filter(({ number }) => number >= from && number < target);
    return steps.length === 0
      ? []
      : [{ tier: key, label: name, steps: steps.map(({ number }) => completedFraction(height, number, start)) }];
  });
}
