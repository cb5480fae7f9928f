import type { ApiError } from './api-error.ts';
import type { RetryOptions } from './retry.ts';
import type { Translate } from './translate.ts';
import type { Fetch } from './transport.ts';

/** Returns the current token, or null; called for every try. */
export type TokenProvider = () => string | null | Promise<string | null>;

/** The configuration of a client. Errors of `on…` callbacks are reported as uncaught. */
export interface ConnectionOptions {
  /** URL of the API, or in a browser a path such as `/api`; its origin is trusted. */
  readonly baseUrl: string;
  /** More origins that receive the token (scheme, host and port). */
  readonly allowedHosts?: readonly string[];
  readonly token: TokenProvider;
  /** An API host answered 400 or 401. Called once, until a new token is used. SPEC §8. */
  readonly onSessionEnded?: (error: ApiError) => void;
  /** The body was exactly `Forbidden`: navigate to `/`. SPEC §8. */
  readonly onForbidden?: (error: ApiError) => void;
  /** Called for every failed call that is neither cancelled nor `quiet`; `error.toToast()` has the texts of SPEC §8. */
  readonly onError?: (error: ApiError) => void;
  /** Timeout of a call with all its tries, in ms; over 24 days: none. @default 60000 (SPEC §9) */
  readonly timeoutMs?: number;
  readonly retry?: RetryOptions;
  /** BCP 47 tag for `Accept-Language`, read for every call. @default the browser's */
  readonly language?: () => string;
  /** Translates error texts. @default English */
  readonly translate?: Translate;
  /** @default the global one */
  readonly fetch?: Fetch;
  /** 0 to 1, for jitter. @default Math.random */
  readonly random?: () => number;
  /** Waits `ms` between tries, or until `signal` aborts. @default a timer */
  readonly sleep?: (ms: number, signal: AbortSignal) => Promise<void>;
  /** Monotonic clock in ms; limits retries to the timeout. @default performance.now */
  readonly now?: () => number;
  /** Returns 8 to 100 letters, digits, `_` or `-`. @default createIdempotencyKey */
  readonly newKey?: () => string;
}

/** Options of a call. */
export interface CallOptions {
  readonly signal?: AbortSignal | undefined;
  /** The key of an earlier try; 8 to 100 letters, digits, `_` or `-`. @default a new key */
  readonly idempotencyKey?: string | undefined;
  /** Binds a hand-over token to this tab; only for `auth.isAuthenticated`. */
  readonly exchangeId?: string | undefined;
  /** Overrides the client's host; an untrusted one receives no token. */
  readonly baseUrl?: string | undefined;
  /** Suppresses `onError`, or decides it by error. */
  readonly quiet?: boolean | ((error: ApiError) => boolean) | undefined;
}
