import type { OrderEvent, OrderView } from '@boostdesk/api-client/contract';
import { ladderPosition } from '@boostdesk/catalogs/rules';
import { formatRankAndPoints } from '../../i18n/format-order.ts';
import type { RankProgress } from '../../shared/rank-progress.ts';

export interface HistoryPoint {
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly value: number;
  readonly label: string;
}

type PlayedOrder = Pick<OrderView, 'startedAt' | 'completedAt' | 'events'>;

/** The kind of history available; null before any progress. Only the order's participants see the timeline it is based on. */
export function historyKindOf(order: Pick<OrderView, 'events' | 'startedAt' | 'progress'>): 'climb' | 'matches' | null {
  if (order.events.length === 0 || order.startedAt === null) return null;
  if (order.progress.kind === 'rank') return 'climb';
  return matchResults(order.events).length > 0 ? 'matches' : null;
}

const numberOr = (value: unknown, fallback: number): number => (typeof value === 'number' ? value : fallback);
const timeOf = (at: string): number => new Date(at).getTime();

const isProgress = ({ kind, data }: OrderEvent): boolean => kind === 'progress' && data.undone !== true;

const byTime = (one: OrderEvent, other: OrderEvent): number => timeOf(one.at) - timeOf(other.at) || one.id - other.id;

/** Rank over time: the start at lock-in, each logged rank, and now or the end. Empty before lock-in. */
export function rankHistory(order: PlayedOrder, progress: RankProgress, now: number): HistoryPoint[] {
  if (order.startedAt === null) return [];
  const { ladder } = progress;
  const toPoint = (at: number, rank: number, lp: number): HistoryPoint => ({
    at,
    value: ladderPosition(rank, lp),
    label: formatRankAndPoints(ladder, rank, lp),
  });
  const start = timeOf(order.startedAt);
  const logged = [...order.events]
    .sort(byTime)
    .filter((event) => isProgress(event) && typeof event.data.rank === 'number')
    .map(({ at, data }) => toPoint(timeOf(at), numberOr(data.rank, progress.from), numberOr(data.lp, 0)));
  const end = order.completedAt === null ? now : timeOf(order.completedAt);
  return [
    toPoint(start, progress.from, progress.fromLp),
    ...logged,
    toPoint(Math.max(end, logged.at(-1)?.at ?? start), progress.now, progress.lp),
  ];
}

/** Won and lost matches in the order they were played. */
export const matchResults = (events: readonly OrderEvent[]): ('won' | 'lost')[] =>
  [...events].sort(byTime).flatMap((event) => {
    const { won } = event.data;
    return isProgress(event) && typeof won === 'boolean' ? [won ? 'won' : 'lost'] : [];
  });
