import type { Clock } from './clock.ts';
import type { AnyEvent, EventName, EventPayload } from './events.ts';

/** How an event came. `replayed`: it happened while the line was down. */
export interface Arrival {
  readonly replayed: boolean;
}

/** One function for every event that there is: a new event in the contract does not compile until it is handled. */
export type Handlers = { readonly [N in EventName]: (payload: EventPayload<N>, arrival: Arrival) => void };

/** The user's events behind a sequence number, each as it went over the socket, ascending. */
export interface Missed {
  readonly events: readonly { readonly name: string; readonly payload: unknown }[];
  /** Sequence number of the newest event there is. */
  readonly last: number;
  /** False where older ones are gone, or too many to hand over. */
  readonly complete: boolean;
}

/**
 * Null asks for `last` alone: nothing is known yet, and the past is not to be told again.
 * Rejects where it cannot be fetched; it is asked again.
 */
export type FetchSince = (seq: number | null) => Promise<Missed>;

/**
 * Why what was fetched before may be out of date. `first`: the line stands for the first time, something may have happened
 * between the page's own reads and now. `away`: the line was down, or events are known to be lost; what is told to a room and to nobody in
 * it is kept for nobody.
 * `gone`: besides, the server did not hand over all that was kept. `reset`: its numbers began anew.
 */
export type StaleReason = 'first' | 'away' | 'gone' | 'reset';

/** What became of the events so far. */
export interface RouterCounts {
  readonly routed: number;
  /** Dropped: came before. */
  readonly duplicate: number;
  /** Dropped: no event of this name is known. */
  readonly unknown: number;
  /** Dropped: does not fit its schema. */
  readonly malformed: number;
  /** Routed, and its handler threw. */
  readonly failed: number;
}

/**
 * Whom the events are brought to, and where missed ones are fetched. What an `on…` throws holds nothing up: it fails by itself, as
 * an event listener's error does.
 */
export interface RouterOptions {
  readonly handlers: Handlers;
  readonly fetchSince: FetchSince;
  /** Up to which number the page knows everything. @default null: not known */
  readonly seq?: number | null;
  readonly onStale?: (reason: StaleReason) => void;
  /** Hears what a handler threw. The next event is routed all the same. */
  readonly onFailure?: (error: unknown, event: AnyEvent) => void;
  /** @default the system's */
  readonly clock?: Clock;
  /** Runs a task in a later turn of the event loop. @default by a message port */
  readonly schedule?: (task: () => void) => void;
  /** How many event ids are remembered. @default 10000 */
  readonly memory?: number;
}

/** Brings events to their handlers, each once and in order. */
export interface Router {
  /** Takes what came; routes it in a later turn, in order. */
  readonly receive: (name: string, payload: unknown) => void;
  /** The line is gone. What is fetched from now on, by whatever asks first, happened in the break. */
  readonly lost: () => void;
  /** Fetches what was missed; once more afterwards when a fetch is already on its way. */
  readonly catchUp: () => void;
  readonly counts: () => RouterCounts;
  /** Up to here nothing is missing; null while not known. */
  readonly seq: () => number | null;
  readonly close: () => void;
}
