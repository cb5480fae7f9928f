import type { OrderView } from '@boostdesk/api-client/contract';
import { checkProgress } from '@boostdesk/catalogs/progress';

const results = ['none', 'won', 'lost'] as const;
export type Result = (typeof results)[number];

/** Progress of an order; values of other units are 0. */
interface ProgressValues {
  readonly rank: number;
  readonly lp: number;
  readonly done: number;
}

export interface ProgressDraft extends ProgressValues {
  readonly result: Result;
  /** Progress when the draft began; equal values are unchanged. */
  readonly from: ProgressValues;
  readonly note: string;
  /** A change that no match causes. */
  readonly correction: boolean;
}

const progressValuesOf = ({ progress }: Pick<OrderView, 'progress'>): ProgressValues =>
  progress.kind === 'rank' ? { rank: progress.now, lp: progress.lp, done: 0 } : { rank: 0, lp: 0, done: progress.done };

const isSameProgress = (one: ProgressValues, other: ProgressValues): boolean =>
  one.rank === other.rank && one.lp === other.lp && one.done === other.done;

export function createProgressDraft(order: Pick<OrderView, 'progress'>): ProgressDraft {
  const from = progressValuesOf(order);
  return { result: 'none', ...from, note: '', correction: false, from };
}

/** The valid part of a restored draft: only the note when the progress has changed since. */
export function restoreProgressDraft(
  order: Pick<OrderView, 'progress'>,
  draft: ProgressDraft,
): ProgressDraft | undefined {
  if (!isSameProgress(draft.from, progressValuesOf(order))) return { ...createProgressDraft(order), note: draft.note };
  return results.includes(draft.result) ? draft : undefined;
}

/** Changed values; empty when the user changed none, even when the order has changed. */
const changedValues = (order: Pick<OrderView, 'progress'>, draft: ProgressDraft) => {
  if (isSameProgress(draft, draft.from) || isSameProgress(draft, progressValuesOf(order))) return {};
  const { rank, lp, done } = draft;
  return order.progress.kind === 'count' ? { done } : { rank, lp };
};

/** Problems by the server's rules; empty without input. */
export function findProblems(order: Pick<OrderView, 'id' | 'progress'>, draft: ProgressDraft) {
  const request = toProgressRequest(order, draft);
  if (request === null) return [];
  const checked = checkProgress(order.progress, request);
  return checked.ok ? [] : checked.problems;
}

/** Request of the draft; null when it has nothing new. */
export function toProgressRequest(order: Pick<OrderView, 'id' | 'progress'>, draft: ProgressDraft) {
  const standing = changedValues(order, draft);
  if (draft.result === 'none' && Object.keys(standing).length === 0) return null;
  return {
    id: order.id,
    ...standing,
    ...(draft.result !== 'none' && { won: draft.result === 'won' }),
    ...(draft.correction && { correction: true }),
    ...(draft.note.trim() !== '' && { note: draft.note.trim() }),
  };
}
