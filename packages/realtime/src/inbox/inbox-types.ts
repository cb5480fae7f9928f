import type { Clock } from '../clock.ts';

/** A stretch of an order's chat behind a number, ascending. */
export interface Stretch<M> {
  readonly messages: readonly M[];
  /** More follow behind its last. */
  readonly more: boolean;
}

/** How messages are numbered, and where missing ones are fetched. */
export interface InboxOptions<M> {
  /** A message's number within its order: 1, 2, 3 … */
  readonly seqOf: (message: M) => number;
  /** Up to which number the reader has everything already; those are not listed here. @default 0 */
  readonly after?: number;
  /** Rejects where it cannot be fetched; it is asked again. */
  readonly fetchAfter: (seq: number) => Promise<Stretch<M>>;
  readonly clock?: Pick<Clock, 'after'>;
}

/** What arrives in one order's chat: each message once, in order, holes noticed and filled. */
export interface Inbox<M> {
  /** Takes what came over the line, in whatever order and however often. */
  readonly receive: (message: M) => void;
  /** The line is back: asks for what came meanwhile. */
  readonly catchUp: () => void;
  /** All there is, ascending; the same list until something changes. */
  readonly messages: () => readonly M[];
  /** False while a hole is open: what stands behind it is shown, but something before it is missing. */
  readonly isComplete: () => boolean;
  /** How many were dropped because they were there already. */
  readonly duplicates: () => number;
  readonly subscribe: (listener: () => void) => () => void;
  readonly close: () => void;
}
