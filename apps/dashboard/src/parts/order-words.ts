import type { OrderRow, OrderView } from '@boostdesk/api-client/contract';
import {
  gameById,
  type LadderId,
  ORDER_STATUS,
  type OrderStatus,
  type QuoteOption,
  rankByNumber,
  type ServiceUnit,
  serverById,
  serviceById,
  shownDetails,
  type TierKey,
} from '@boostdesk/catalogs';
import { plural, t } from '@lingui/core/macro';
import { formatNumber, formatRelative } from './format.ts';

type Progress = OrderView['progress'];
type QuoteLine = OrderView['quote'][number];

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
  return status === ORDER_STATUS.paused || status === ORDER_STATUS.suspended ? t`stands still` : null;
}

/** Where an order stands: 'Platinum III, 72 LP' or '3 of 5 wins'. */
export function progressWords(progress: Progress): string {
  if (progress.kind === 'rank') return standingWords(progress.ladder, progress.now, progress.lp);
  return t`${formatNumber(progress.done)} of ${unitWords(progress.unit, progress.target)}`;
}

/** The way of an order: 'Gold II → Diamond IV', or '5 wins'. */
export function wayWords(progress: Progress): string {
  if (progress.kind === 'count') {
    const words = unitWords(progress.unit, progress.target);
    // A number alone says nothing.
    return progress.unit === null || progress.unit === 'flat' ? t`${words} in all` : words;
  }
  const { ladder, from, target } = progress;
  return `${rankName(ladder, from)} → ${rankName(ladder, target)}`;
}

/** 'EU-West'; null where the order has no server. */
export const serverName = (server: number | null): string | null =>
  server === null ? null : (serverById(server)?.server ?? null);

export const gameName = (game: number): string => gameById(game)?.name ?? '';

export interface DetailWords {
  readonly key: string;
  readonly label: string;
  readonly value: string;
}

const isRange = (value: unknown): value is { readonly from: number; readonly to: number } =>
  typeof value === 'object' && value !== null && 'from' in value && 'to' in value;

function valueWords(value: unknown): string {
  if (value === true) return t`Yes`;
  if (isRange(value)) return `${formatNumber(value.from)} → ${formatNumber(value.to)}`;
  if (typeof value === 'number') return formatNumber(value);
  return Array.isArray(value) ? value.join(', ') : String(value);
}

/** What was chosen, in words and in the catalogue's order; hidden keys stay hidden (SPEC §3). */
export const detailWords = (details: OrderView['details']): DetailWords[] =>
  shownDetails(details).map(({ key, label, value }) => ({ key, label, value: valueWords(value) }));

/** '5 placement matches': how much of what a service counts; the bare number where that is not known. */
export function unitWords(unit: ServiceUnit | null, count: number): string {
  const words: Record<ServiceUnit, () => string> = {
    ladder: () => plural(count, { one: '# step', other: '# steps' }),
    wins: () => plural(count, { one: '# win', other: '# wins' }),
    netWins: () => plural(count, { one: '# net win', other: '# net wins' }),
    divisions: () => plural(count, { one: '# division', other: '# divisions' }),
    placement: () => plural(count, { one: '# placement match', other: '# placement matches' }),
    matches: () => plural(count, { one: '# match', other: '# matches' }),
    clears: () => plural(count, { one: '# clear', other: '# clears' }),
    hours: () => plural(count, { one: '# hour', other: '# hours' }),
    levels: () => plural(count, { one: '# level', other: '# levels' }),
    points: () => plural(count, { one: '# thousand points', other: '# thousand points' }),
    flat: () => formatNumber(count),
  };
  return words[unit ?? 'flat']();
}

function optionWord(option: QuoteOption): string {
  const words: Record<QuoteOption, () => string> = {
    appearOffline: () => t`Appear offline`,
    specificChampions: () => t`Specific champions`,
    priorityOrder: () => t`Priority`,
    streaming: () => t`Streaming`,
    plusWin: () => t`One win more`,
    duoQ: () => t`Duo queue`,
  };
  return words[option]();
}

/**
 * A line of a price in words, from its code and parameters. The wire carries the quote's lines as they were priced, in the
 * shape of the catalogue's `QuoteLineLabel`; what is not known shows its code.
 */
export function quoteLineWords({ code, params }: Pick<QuoteLine, 'code' | 'params'>): string {
  const { percent = 0 } = params;
  switch (code) {
    case 'steps': {
      const ladder = params.ladder as LadderId;
      const steps = unitWords('ladder', Number(params.count));
      return t`${rankName(ladder, Number(params.from))} → ${rankName(ladder, Number(params.to))}, ${steps}`;
    }
    case 'units':
      return unitWords(params.unit as ServiceUnit, Number(params.count));
    case 'flat':
      return serviceById(Number(params.serviceId))?.name ?? t`Service`;
    case 'lp':
      return t`${formatNumber(Number(params.lp))} LP already there`;
    case 'lowLpGain':
      return t`Only ${formatNumber(Number(params.lpGain))} LP a win, ${percent}%`;
    case 'option':
      return Number(percent) === 0
        ? optionWord(params.option as QuoteOption)
        : t`${optionWord(params.option as QuoteOption)}, ${percent}%`;
    case 'coupon':
      return t`Coupon ${params.coupon ?? ''}`;
    case 'addon':
      return String(params.text ?? t`Extra`);
    case 'coins':
      return plural(Number(params.coins), { one: '# coin', other: '# coins' });
    default:
      return code;
  }
}
