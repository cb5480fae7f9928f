import type { Clock } from './clock.ts';
import type { AnyEvent, EventName, EventPayload } from './events.ts';

/** How an event arrived. `replayed`: it happened while disconnected. */
export interface Arrival {
  readonly replayed: boolean;
}

/** A handler per event; a new event does not compile without one. */
export type Handlers = { readonly [N in EventName]: (payload: EventPayload<N>, arrival: Arrival) => void };

/** The user's events after a sequence number, raw and ascending. */
export interface CatchUpResult {
  readonly events: readonly { readonly name: string; readonly payload: unknown }[];
  /** Sequence number of the newest event. */
  readonly last: number;
  /** False when older events were deleted or there are too many. */
  readonly complete: boolean;
}

/** Fetches events after `seq`; null fetches only `last`. Retried on rejection. */
export type FetchSince = (seq: number | null) => Promise<CatchUpResult>;

/**
 * Why fetched data may be outdated. `first`: it may have changed between the page's reads and the first connect.
 * `away`: the client was disconnected or lost events; events of rooms are not stored. `gone`: as `away`, and stored
 * events are missing too. `reset`: the server's numbering restarted.
 */
export type StaleReason = 'first' | 'away' | 'gone' | 'reset';

/** Counts of received events. */
export interface RouterCounts {
  readonly routed: number;
  /** Dropped: seen before. */
  readonly duplicate: number;
  /** Dropped: unknown name. */
  readonly unknown: number;
  /** Dropped: invalid payload. */
  readonly malformed: number;
  /** Routed, but the handler threw. */
  readonly failed: number;
}

/** The configuration of a router. Errors of `on…` callbacks are reported as uncaught. */
export interface RouterOptions {
  readonly handlers: Handlers;
  readonly fetchSince: FetchSince;
  /** The sequence number up to which the page is complete. @default null: unknown */
  readonly seq?: number | null;
  readonly onStale?: (reason: StaleReason) => void;
  /** Called when a handler throws; routing continues. */
  readonly onFailure?: (error: unknown, event: AnyEvent) => void;
  /** @default the system's */
  readonly clock?: Clock;
  /** Runs a task in a later macrotask. @default a message port */
  readonly schedule?: (task: () => void) => void;
  /** Number of remembered event ids. @default 10000 */
  readonly memory?: number;
}

/** Routes each event once, in order. */
export interface Router {
  /** Queues an event for routing. */
  readonly receive: (name: string, payload: unknown) => void;
  /** Marks a disconnect: fetched events count as replayed. */
  readonly onDisconnect: () => void;
  /** Fetches missed events; during a fetch, again afterwards. */
  readonly catchUp: () => void;
  readonly counts: () => RouterCounts;
  /** The sequence number up to which nothing is missing; null while unknown. */
  readonly seq: () => number | null;
  readonly close: () => void;
}
