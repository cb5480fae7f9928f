import type { ApiError } from './api-error.ts';
import type { RetryOptions } from './retry.ts';
import type { Translate } from './translate.ts';
import type { Fetch } from './transport.ts';

/** Returns the current token or null, for every try. */
export type TokenProvider = () => string | null | Promise<string | null>;

/** A read that is tried again after a failure. */
export interface RetriedCall {
  readonly error: ApiError;
  /** Resolves when the call has succeeded or failed. */
  readonly settled: Promise<void>;
}

/** Remembers which calls the server lacks, by address: the status that said so. A `Map` is one. */
export interface MissingCalls {
  readonly get: (address: string) => number | undefined;
  readonly set: (address: string, status: number) => unknown;
  /** Whether the server may well lack calls: then a call waits while the first one with its address is under way. @default never */
  readonly areExpected?: (() => boolean) | undefined;
}

/** Client configuration. Errors of `on…` callbacks are reported as uncaught. */
export interface ConnectionOptions {
  /** API URL, or in a browser a path such as `/api`; its origin is trusted. */
  readonly baseUrl: string;
  /** More origins that receive the token: scheme, host, port. */
  readonly allowedHosts?: readonly string[];
  readonly token: TokenProvider;
  /** An API host answered 400 or 401: sign the user out. Called once until a new token is used. */
  readonly onSessionEnded?: (error: ApiError) => void;
  /** The body was exactly `Forbidden`, as text or as a JSON string: go to `/`. */
  readonly onForbidden?: (error: ApiError) => void;
  /** Called for failed calls unless cancelled, `unsupported` or `quiet`; `error.toToast()` is what to show. */
  readonly onError?: (error: ApiError) => void;
  /** Called once for each read that is tried again, unless it is `quiet` for the error. */
  readonly onRetry?: (retried: RetriedCall) => void;
  /** Timeout in ms, including retries; over 24 days: none. @default 60000 */
  readonly timeoutMs?: number;
  readonly retry?: RetryOptions;
  /** Calls that are `unsupported` without being sent again. @default those that this client has found */
  readonly missingCalls?: MissingCalls | undefined;
  /** BCP 47 tag for `Accept-Language`, read per call. @default the browser's */
  readonly language?: () => string;
  /** Translates error texts. @default English */
  readonly translate?: Translate;
  /** @default the global one */
  readonly fetch?: Fetch;
  /** 0 to 1, for jitter. @default Math.random */
  readonly random?: () => number;
  /** Waits `ms`, or until `signal` aborts. @default a timer */
  readonly sleep?: (ms: number, signal: AbortSignal) => Promise<void>;
  /** Monotonic, in ms. @default performance.now */
  readonly now?: () => number;
  /** Returns 8 to 100 letters, digits, `_` or `-`. @default createIdempotencyKey */
  readonly newKey?: () => string;
}

/** Options of a call. */
export interface CallOptions {
  readonly signal?: AbortSignal | undefined;
  /** Key of an earlier try of the same write; 8 to 100 letters, digits, `_` or `-`. @default a new key */
  readonly idempotencyKey?: string | undefined;
  /** Binds a hand-over token to this tab; for `auth.isAuthenticated`. */
  readonly exchangeId?: string | undefined;
  /** Replaces the client's host; an untrusted one gets no token. */
  readonly baseUrl?: string | undefined;
  /** Body of a call with `hasBinaryBody`. */
  readonly file?: Blob | undefined;
  /** The sent part of `file`, from 0 to 1. Uses XMLHttpRequest. */
  readonly onProgress?: ((sent: number) => void) | undefined;
  /** Timeout of this call in ms. @default that of the client */
  readonly timeoutMs?: number | undefined;
  /** Suppresses `onError` and `onRetry`, or decides them by error. */
  readonly quiet?: boolean | ((error: ApiError) => boolean) | undefined;
  /** Retries of this call. @default those of the client */
  readonly retry?: RetryOptions | undefined;
}
