import type { OrderView } from '@boostdesk/api-client/contract';
import { checkProgress } from '@boostdesk/catalogs/progress';

const results = ['none', 'won', 'lost'] as const;
export type Result = (typeof results)[number];

/** Where an order stands; what is not of its unit is 0. */
interface Standing {
  readonly rank: number;
  readonly lp: number;
  readonly done: number;
}

/** What a booster has typed before it is logged. */
export interface ProgressDraft extends Standing {
  readonly result: Result;
  /** Where the order stood when this began: what still equals it was typed by nobody. */
  readonly from: Standing;
  readonly note: string;
  /** A move that no match makes. */
  readonly correction: boolean;
}

const standingOf = ({ progress }: Pick<OrderView, 'progress'>): Standing =>
  progress.kind === 'rank' ? { rank: progress.now, lp: progress.lp, done: 0 } : { rank: 0, lp: 0, done: progress.done };

const isAt = (one: Standing, other: Standing): boolean =>
  one.rank === other.rank && one.lp === other.lp && one.done === other.done;

export function draftOf(order: Pick<OrderView, 'progress'>): ProgressDraft {
  const from = standingOf(order);
  return { result: 'none', ...from, note: '', correction: false, from };
}

/** What still holds of what was typed before: of a draft over another standing the note alone. */
export function draftBack(order: Pick<OrderView, 'progress'>, draft: ProgressDraft): ProgressDraft | undefined {
  if (!isAt(draft.from, standingOf(order))) return { ...draftOf(order), note: draft.note };
  return results.includes(draft.result) ? draft : undefined;
}

/** Empty where nobody moved it, also while the order itself has moved on. */
const movedTo = (order: Pick<OrderView, 'progress'>, draft: ProgressDraft) => {
  if (isAt(draft, draft.from) || isAt(draft, standingOf(order))) return {};
  const { rank, lp, done } = draft;
  return order.progress.kind === 'count' ? { done } : { rank, lp };
};

/** What the rule says of it: the same that the server will say. Empty while there is nothing to send. */
export function problemsOf(order: Pick<OrderView, 'id' | 'progress'>, draft: ProgressDraft) {
  const request = toProgressRequest(order, draft);
  if (request === null) return [];
  const checked = checkProgress(order.progress, request);
  return checked.ok ? [] : checked.problems;
}

/** The request for what was typed; null while nothing is told that the server would not know already. */
export function toProgressRequest(order: Pick<OrderView, 'id' | 'progress'>, draft: ProgressDraft) {
  const standing = movedTo(order, draft);
  if (draft.result === 'none' && Object.keys(standing).length === 0) return null;
  return {
    id: order.id,
    ...standing,
    ...(draft.result !== 'none' && { won: draft.result === 'won' }),
    ...(draft.correction && { correction: true }),
    ...(draft.note.trim() !== '' && { note: draft.note.trim() }),
  };
}
