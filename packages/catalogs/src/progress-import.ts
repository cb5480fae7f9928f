import { rankByNumber } from './ladders.ts';
import { applyProgressStep } from './progress-adapters.ts';
import { type CheckedProgress, checkProgress, maxPoints } from './progress-rules.ts';
import type { ProgressEntry, Standing } from './progress-types.ts';

/** One of several entries that are logged together, untrusted: see `checkMatches`. */
export type MatchEntry = Omit<ProgressEntry, 'correction'>;

/** An entry with the standing after it, or why it is rejected. */
export type CheckedMatch = CheckedProgress & { readonly entry: MatchEntry };

const isResultAlone = ({ rank, lp, done }: MatchEntry): boolean =>
  [rank, lp, done].every((value) => value === undefined);

/** Whether a win names the LP from before it although the rank has room for more. */
function isWinWithoutPoints(standing: Standing, { won, rank, lp }: MatchEntry): boolean {
  if (standing.kind !== 'rank' || won !== true || lp !== standing.lp) return false;
  const now = rankByNumber(standing.ladder, standing.now);
  return (rank ?? standing.now) === standing.now && now !== undefined && lp < maxPoints(now);
}

function checkMatch(standing: Standing, entry: MatchEntry): CheckedProgress {
  if (isWinWithoutPoints(standing, entry)) return { ok: false, problems: [{ field: 'lp', reason: 'wonNothing' }] };
  if (entry.won === undefined || !isResultAlone(entry)) return checkProgress(standing, entry);
  const outcome = applyProgressStep(standing, entry.won ? 'win' : 'loss');
  return outcome === null
    ? { ok: false, problems: [{ field: 'won', reason: 'notOffered' }] }
    : { ok: true, standing: outcome.standing, percent: outcome.percent };
}

/**
 * Validates entries that are logged one after the other. A result without a standing is one press of the order's
 * adapter; others follow `checkProgress`, but a win brings LP. After a rejected entry, the next one is checked from the
 * standing before it.
 */
export function checkMatches(start: Standing, entries: readonly MatchEntry[]): CheckedMatch[] {
  let standing = start;
  return entries.map((entry) => {
    const checked = checkMatch(standing, entry);
    if (checked.ok) standing = checked.standing;
    return { ...checked, entry };
  });
}
