import type { OrderRow, OrderView } from '@boostdesk/api-client/contract';
import { type LadderId, ORDER_STATUS, type OrderStatus, rankByNumber, type TierKey } from '@boostdesk/catalogs';
import { unitWords } from '@boostdesk/i18n/unit-words';
import { t } from '@lingui/core/macro';
import { formatNumber, formatRelative } from './format.ts';
import { fromTo } from './from-to.ts';

type Progress = OrderView['progress'];

/** The status in the reader's language; the catalogue's own words in English (SPEC §4). */
export function statusWord(status: OrderStatus): string {
  const words = [t`Awaiting for booster`, t`Processing`, t`Complete`, t`Paused`, t`Suspended`, t`Unpaid`] as const;
  return words[status];
}

/** 'Platinum III'; the number itself where the ladder has none such. */
export const rankName = (ladder: LadderId, rank: number): string => rankByNumber(ladder, rank)?.name ?? `${rank}`;

export const tierOf = (ladder: LadderId, rank: number): TierKey => rankByNumber(ladder, rank)?.tier ?? 'unranked';

/** 'Platinum III, 72 LP'. */
export const standingWords = (ladder: LadderId, rank: number, lp: number): string =>
  t`${rankName(ladder, rank)}, ${formatNumber(lp)} LP`;

/**
 * 'in 2 days' while it can be met or missed, that it stands still while the order does; null where there is none, or none any
 * more: what is complete or cancelled is not late.
 */
export function deadlineWords({
  cancelledAt,
  deadline,
  status,
}: Pick<OrderRow, 'cancelledAt' | 'deadline' | 'status'>) {
  if (deadline === null || cancelledAt !== null) return null;
  if (status === ORDER_STATUS.awaiting || status === ORDER_STATUS.processing) return formatRelative(deadline);
  return status === ORDER_STATUS.paused || status === ORDER_STATUS.suspended ? t`paused` : null;
}

/** Where an order stands: 'Platinum III, 72 LP' or '3 of 5 wins'. */
export function progressWords(progress: Progress): string {
  if (progress.kind === 'rank') return standingWords(progress.ladder, progress.now, progress.lp);
  const [done, target] = [formatNumber(progress.done), unitWords(progress.unit, progress.target)];
  // What is made as a whole, such as a guide, counts nothing: it is there or not.
  return progress.unit === 'flat' ? t`${done} of ${target} delivered` : t`${done} of ${target}`;
}

/** The way of an order: 'Gold II → Diamond IV', or '5 wins'. */
export function wayWords(progress: Progress): string {
  if (progress.kind === 'count') {
    const words = unitWords(progress.unit, progress.target);
    // A number alone says nothing.
    return progress.unit === null || progress.unit === 'flat' ? t`${words} in total` : words;
  }
  const { ladder, from, target } = progress;
  return fromTo(rankName(ladder, from), rankName(ladder, target));
}

/** What an order is to reach, in one line: its way on a ladder, or how much of what is counted is done. */
export const goalWords = (progress: Progress): string =>
  progress.kind === 'count' ? progressWords(progress) : wayWords(progress);
