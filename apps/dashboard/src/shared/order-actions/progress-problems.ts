import type { ProgressReason } from '@boostdesk/catalogs/progress';
import { t } from '@lingui/core/macro';

const messages: Record<ProgressReason, () => string> = {
  nothing: () => t`Enter a match result or the account’s current standing.`,
  climbs: () => t`This order is tracked by rank.`,
  counts: () => t`This order is tracked by count.`,
  unknownRank: () => t`This rank isn’t on the ladder.`,
  pointsOutOfRange: () => t`That’s more LP than this rank allows.`,
  countOutOfRange: () => t`Enter a number between 0 and the ordered amount.`,
  beyondTarget: () => t`This is far above the target. Is it correct?`,
  wonButFell: () => t`A won match can’t lower the rank.`,
  wonNothing: () => t`A won match gives at least 1 LP. Leave LP empty if it isn’t tracked.`,
  wonTooMuch: () =>
    t`One match can raise the rank by two at most. If there were several matches, don’t choose a result.`,
  lostButRose: () => t`A lost match can’t raise the rank.`,
  fell: () => t`Without a lost match, progress can only go up.`,
  notOffered: () => t`The order has no open match at this point.`,
  unexplained: () => t`Give a reason. Visible to the customer.`,
};

export const progressProblemMessage = (reason: ProgressReason): string => messages[reason]();

const correctionReasons: readonly ProgressReason[] = [
  'beyondTarget',
  'wonButFell',
  'wonTooMuch',
  'lostButRose',
  'fell',
  'unexplained',
];

/** Whether the change is valid only as a correction with a note. */
export const needsCorrection = (reason: ProgressReason): boolean => correctionReasons.includes(reason);
