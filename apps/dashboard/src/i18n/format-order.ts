import type { OrderRow, OrderView } from '@boostdesk/api-client/contract';
import type { LadderId } from '@boostdesk/catalogs';
import { isDeadlineRunning, isStatusIn, stoppedStatuses } from '@boostdesk/catalogs/rules';
import { formatTransition, rankName } from '@boostdesk/i18n/rank-label';
import { unitLabel } from '@boostdesk/i18n/unit-label';
import { t } from '@lingui/core/macro';
import { formatNumber, formatRelative } from './format.ts';
import { serverNow } from './server-clock.ts';

type Progress = OrderView['progress'];

/** 'Platinum III, 72 LP'. */
export const formatRankAndPoints = (ladder: LadderId, rank: number, lp: number): string =>
  t`${rankName(ladder, rank)}, ${formatNumber(lp)} LP`;

/**
 * 'in 2 days', or 'paused' while the order is not running. Null without a deadline, and for complete and cancelled orders.
 * `now`: ms since 1970.
 */
export function formatDeadline(
  order: Pick<OrderRow, 'cancelledAt' | 'deadline' | 'status'>,
  now: number = serverNow(),
): string | null {
  if (order.deadline === null || order.cancelledAt !== null) return null;
  if (isDeadlineRunning(order)) return formatRelative(order.deadline, new Date(now));
  return isStatusIn(stoppedStatuses, order.status) ? t`paused` : null;
}

/** Progress of an order: 'Platinum III, 72 LP' or '3 of 5 wins'. */
export function formatProgress(progress: Progress): string {
  if (progress.kind === 'rank') return formatRankAndPoints(progress.ladder, progress.now, progress.lp);
  const [done, target] = [formatNumber(progress.done), unitLabel(progress.unit, progress.target)];
  // Services such as a guide have no unit: they are delivered as a whole.
  return progress.unit === 'flat' ? t`${done} of ${target} delivered` : t`${done} of ${target}`;
}

/** Goal of an order: 'Gold II → Diamond IV', or '5 wins'. */
export function formatTarget(progress: Progress): string {
  if (progress.kind === 'count') {
    const words = unitLabel(progress.unit, progress.target);
    // A number needs a noun.
    return progress.unit === null || progress.unit === 'flat' ? t`${words} in total` : words;
  }
  const { ladder, from, target } = progress;
  return formatTransition(rankName(ladder, from), rankName(ladder, target));
}

/** Target of an order in one line: from rank to rank, or a count such as matches. */
export const formatTargetOrProgress = (progress: Progress): string =>
  progress.kind === 'count' ? formatProgress(progress) : formatTarget(progress);
