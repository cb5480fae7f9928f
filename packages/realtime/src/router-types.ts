import type { Clock } from './clock.ts';
import type { AnyEvent, EventName, EventPayload } from './events.ts';

/** How an event arrived. `replayed`: it happened while disconnected. */
export interface Arrival {
  readonly replayed: boolean;
}

/** Handler per event. An app that must not miss a new event declares its handlers as this type. */
export type Handlers = { readonly [N in EventName]: (payload: EventPayload<N>, arrival: Arrival) => void };

/** Events of the user after a sequence number, raw and ascending. */
export interface CatchUpResult {
  readonly events: readonly { readonly name: string; readonly payload: unknown }[];
  /** Newest sequence number. */
  readonly last: number;
  /** False when older events were deleted, or there are too many. */
  readonly complete: boolean;
}

/** Fetches events after `seq`; null fetches only `last`. Retried on rejection. */
export type FetchSince = (seq: number | null) => Promise<CatchUpResult>;

/**
 * Why fetched data may be outdated. `first`: changes between the page's reads and the first connect; `away`:
 * disconnected or events lost (events of rooms are not stored); `gone`: as `away`, with stored events missing too;
 * `reset`: the server's numbering restarted.
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

/** Configuration of a router. Errors of `on…` callbacks are reported as uncaught. */
export interface RouterOptions {
  /** An event without a handler is dropped. */
  readonly handlers: Partial<Handlers>;
  readonly fetchSince: FetchSince;
  /** The page is complete up to this number. @default null: unknown */
  readonly seq?: number | null;
  readonly onStale?: (reason: StaleReason) => void;
  /** A handler threw; routing continues. */
  readonly onFailure?: (error: unknown, event: AnyEvent) => void;
  /** @default the system's */
  readonly clock?: Clock;
  /** Runs a task in a later macrotask. @default a message port */
  readonly schedule?: (task: () => void) => void;
  /** Remembered event ids. @default 10000 */
  readonly memory?: number;
}

/** Routes each event once, in order. */
export interface Router {
  /** Queues an event. */
  readonly receive: (name: string, payload: unknown) => void;
  /** Marks a disconnect: events fetched afterwards count as replayed. */
  readonly onDisconnect: () => void;
  /** Fetches missed events; during a fetch, again afterwards. */
  readonly catchUp: () => void;
  readonly counts: () => RouterCounts;
  /** Nothing is missing up to this number; null: unknown. */
  readonly seq: () => number | null;
  readonly close: () => void;
}
