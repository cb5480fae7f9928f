import type { ApiError } from './api-error.ts';
import type { RetryOptions } from './retry.ts';
import type { Say } from './say.ts';
import type { Fetch } from './transport.ts';

/** Gives the token of now, or null: a browser's local storage, or a service's own. Asked before every request. */
export type TokenProvider = () => string | null | Promise<string | null>;

/**
 * How a client reaches its server and whom it tells. What an `on…` throws changes nothing for the call: it fails by itself, as an
 * event listener's error does (`error` of a window, `uncaughtException` of Node).
 */
export interface ConnectionOptions {
  /** Where the calls go: an address, or in a browser a path such as `/api`. Its origin is always allowed. */
  readonly baseUrl: string;
  /** Further origins that may be given the token, compared exactly: scheme, host and port. */
  readonly allowedHosts?: readonly string[];
  readonly token: TokenProvider;
  /** SPEC §8: an API host answered 400 or 401. Once, however many calls fail, until a new token is used. */
  readonly onSessionEnded?: (error: ApiError) => void;
  /** SPEC §8: the body was exactly `Forbidden`: navigate to `/`. */
  readonly onForbidden?: (error: ApiError) => void;
  /** Every failed call but the cancelled and the `quiet` ones; `error.toast()` has the words of SPEC §8. */
  readonly onError?: (error: ApiError) => void;
  /**
   * For a whole call with all its tries, in milliseconds; none for `Infinity` and what a timer cannot hold (over 24 days). Anything
   * not above 0 is refused with a `RangeError` when the client is made. @default 60000 (SPEC §9)
   */
  readonly timeoutMs?: number;
  readonly retry?: RetryOptions;
  /** In which the server is to write what people read, as a BCP 47 tag; asked before every call. @default as the host sends it */
  readonly language?: () => string;
  /** What a failed call says by itself, in another language. @default English */
  readonly say?: Say;
  /** For tests and for hosts with a fetch of their own. @default the global one */
  readonly fetch?: Fetch;
  /** 0 to 1, for the jitter. @default Math.random */
  readonly random?: () => number;
  /** Waits between tries, in milliseconds; `signal` says that the call has ended meanwhile. @default a timer */
  readonly sleep?: (ms: number, signal: AbortSignal) => Promise<void>;
  /** A clock that is never set back, in milliseconds: a read waits for no try that its time would not last for. @default performance.now */
  readonly now?: () => number;
  /** 8 to 100 letters, digits, `_`, `-`. @default createIdempotencyKey */
  readonly newKey?: () => string;
}

/** For one call. */
export interface CallOptions {
  readonly signal?: AbortSignal | undefined;
  /**
   * Pass the key of a write that was given up to have it done once. Made anew otherwise. What is not 8 to 100 letters, digits, `_`,
   * `-` is refused, not altered.
   */
  readonly idempotencyKey?: string | undefined;
  /** Ties the use of a hand-over token to this tab; `auth.isAuthenticated` alone. */
  readonly exchangeId?: string | undefined;
  /** Another host than the client's own. Gets the token only if it is allowed. */
  readonly baseUrl?: string | undefined;
  /** Keeps `onError` out: the caller shows the failure itself. A function says of which failures. */
  readonly quiet?: boolean | ((error: ApiError) => boolean) | undefined;
}
