import type { OrderView } from '@boostdesk/api-client/contract';
import { checkProgress } from '@boostdesk/catalogs/progress';

export const results = ['none', 'won', 'lost'] as const;
export type Result = (typeof results)[number];

/** What a booster has typed before it is logged. */
export interface ProgressDraft {
  readonly result: Result;
  readonly rank: number;
  readonly lp: number;
  readonly done: number;
  readonly note: string;
  /** A move that no match makes. */
  readonly correction: boolean;
}

export function draftOf({ progress }: Pick<OrderView, 'progress'>): ProgressDraft {
  const start = { result: 'none', rank: 0, lp: 0, done: 0, note: '', correction: false } as const;
  return progress.kind === 'rank'
    ? { ...start, rank: progress.now, lp: progress.lp }
    : { ...start, done: progress.done };
}

const standingOf = ({ progress }: Pick<OrderView, 'progress'>, { rank, lp, done }: ProgressDraft) => {
  if (progress.kind === 'count') return done === progress.done ? {} : { done };
  return rank === progress.now && lp === progress.lp ? {} : { rank, lp };
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
  const standing = standingOf(order, draft);
  if (draft.result === 'none' && Object.keys(standing).length === 0) return null;
  return {
    id: order.id,
    ...standing,
    ...(draft.result !== 'none' && { won: draft.result === 'won' }),
    ...(draft.correction && { correction: true }),
    ...(draft.note.trim() !== '' && { note: draft.note.trim() }),
  };
}
