import type { OrderEvent } from '@boostdesk/api-client/contract';
import { isForStaff } from './staff-events.ts';

/** Most timeline entries of progress, most for staff alone, and most others, of an order; the database keeps all. */
export const EVENTS_MAX = 200;

type Entry = Pick<OrderEvent, 'id' | 'kind'>;

/** IDs from which on the timeline is complete; null when no entry is left out. */
interface CompleteFrom {
  /** Without the entries for staff. */
  readonly forAll: number | null;
  readonly forStaff: number | null;
}

export interface TimelineWindow<E extends Entry> {
  /** Oldest first. */
  readonly events: readonly E[];
  readonly completeFrom: CompleteFrom;
}

const isProgress = ({ kind }: Entry): boolean => kind === 'progress' || kind === 'progress_undone';

function toNewest<E extends Entry>(events: readonly E[]) {
  const newest = events.slice(-EVENTS_MAX);
  return { newest, from: newest.length < events.length ? (newest[0]?.id ?? null) : null };
}

const latest = (ids: readonly (number | null)[]): number | null =>
  ids.reduce((one, other) => (one === null || other === null ? (one ?? other) : Math.max(one, other)), null);

/**
 * Takes the newest entries. Progress, entries for staff and all others are limited apart, so that many of one group hide
 * none of another.
 * @param events sorted by ID, up to `EVENTS_MAX + 1` of each group
 */
export function toTimelineWindow<E extends Entry>(events: readonly E[]): TimelineWindow<E> {
  const progress = toNewest(events.filter(isProgress));
  const ofStaff = toNewest(events.filter(isForStaff));
  const others = toNewest(events.filter((event) => !isProgress(event) && !isForStaff(event)));
  const shown = new Set([progress, ofStaff, others].flatMap(({ newest }) => newest));
  const forAll = latest([progress.from, others.from]);
  return {
    events: events.filter((event) => shown.has(event)),
    completeFrom: { forAll, forStaff: latest([forAll, ofStaff.from]) },
  };
}
