import type { ProgressReason } from '@boostdesk/catalogs/progress';
import { t } from '@lingui/core/macro';

const words: Record<ProgressReason, () => string> = {
  nothing: () => t`Log a result or where the account stands now.`,
  climbs: () => t`This order climbs a ladder.`,
  counts: () => t`This order counts.`,
  unknownRank: () => t`This rank is not on the ladder.`,
  pointsOutOfRange: () => t`No account of this rank has that many points.`,
  countOutOfRange: () => t`A number from 0 to what was ordered.`,
  beyondTarget: () => t`Far above the target. Is that so?`,
  wonButFell: () => t`A match that was won does not lead down.`,
  wonTooMuch: () => t`One match leads two ranks up at most: choose no result where it was several.`,
  lostButRose: () => t`A match that was lost does not lead up.`,
  fell: () => t`Without a lost match this only goes up.`,
  unexplained: () => t`Say why; the customer reads it.`,
};

/** What is wrong with progress as it was typed. */
export const progressProblem = (reason: ProgressReason): string => words[reason]();

const odd: readonly ProgressReason[] = [
  'beyondTarget',
  'wonButFell',
  'wonTooMuch',
  'lostButRose',
  'fell',
  'unexplained',
];

/** Possible, but only as a correction with a note. */
export const needsCorrection = (reason: ProgressReason): boolean => odd.includes(reason);
