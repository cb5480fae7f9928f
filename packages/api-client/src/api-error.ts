import { cleanText } from './clean-text.ts';
import type { ErrorCode } from './contract/index.ts';
import { type Translate, translateOrEnglish } from './translate.ts';

/** A code of the server, or of the client only. */
export type ApiErrorCode =
  | ErrorCode
  /** The response violates the contract at `field`. */
  | 'bad_answer'
  /** Aborted by the caller's signal. */
  | 'canceled'
  /** No response (no network, a redirect). Status 0. */
  | 'offline'
  | 'timeout'
  /** A status outside the contract; with status 0, an invalid request or an unreadable token. */
  | 'unexpected';

/** The text of every timeout. SPEC §7, §8. */
export const TIMEOUT_MESSAGE = 'Timeout Exception';
/** Pause after 429 without `Retry-After`. */
const TOO_MANY_DELAY_MS = 5_000;
const TOAST_TITLE = 'Error Code: {status}';
const TOAST_MESSAGE = 'Message: {text}';

/** The error toast of SPEC §8. */
export interface ErrorToast {
  readonly title: string;
  readonly message: string;
}

/** The details of a failed call. */
export interface ApiErrorFacts {
  readonly code: ApiErrorCode;
  /** HTTP status, or 0 without a response. */
  readonly status: number;
  /** The response's text, or the `message` of a JSON body. */
  readonly body: string;
  /** `part.function`. */
  readonly call: string;
  /** For 422: message by field. Otherwise values for a screen's own text. */
  readonly fields?: Readonly<Record<string, string>> | undefined;
  /** Path in the response (`bad_answer`), such as `order.price.amount`. */
  readonly field?: string | undefined;
  /** Identifies a 5xx in the server's log. */
  readonly reference?: string | undefined;
  /** The key of a write; sent again with it, the write is done once. */
  readonly idempotencyKey?: string | undefined;
  /** From `Retry-After`, in ms. */
  readonly retryAfterMs?: number | undefined;
  readonly cause?: unknown;
}

/** The error of every rejected call. */
export class ApiError extends Error {
  override name = 'ApiError';
  readonly code: ApiErrorCode;
  readonly status: number;
  readonly body: string;
  readonly call: string;
  readonly fields: Readonly<Record<string, string>> | undefined;
  readonly field: string | undefined;
  readonly reference: string | undefined;
  readonly idempotencyKey: string | undefined;
  readonly retryAfterMs: number | undefined;

  constructor(facts: ApiErrorFacts) {
    super(facts.body || facts.code, facts.cause === undefined ? undefined : { cause: facts.cause });
    this.code = facts.code;
    this.status = facts.status;
    this.body = facts.body;
    this.call = facts.call;
    this.fields = facts.fields;
    this.field = facts.field;
    this.reference = facts.reference;
    this.idempotencyKey = facts.idempotencyKey;
    this.retryAfterMs = facts.retryAfterMs;
  }

  /** Whether the same request may succeed later. A failed write may have been done: keep its idempotency key. */
  isRetryable(): boolean {
    return this.code === 'offline' || this.code === 'timeout' || this.status === 429 || this.status >= 500;
  }

  /** The server's requested pause in ms: `Retry-After`, or 5 s after 429; else null. */
  retryDelayMs(): number | null {
    if (this.code === 'too_long') return null;
    return this.retryAfterMs ?? (this.status === 429 ? TOO_MANY_DELAY_MS : null);
  }

  /** The server's message for display, one line of at most 300 characters; null when empty, HTML or `bad_answer`. */
  displayMessage(): string | null {
    if (this.code === 'bad_answer' || /^\s*[<{[]/.test(this.body)) return null;
    return cleanText(this.body) || null;
  }

  /** The toast of SPEC §8. Null for cancelled calls, and for wrong passwords, which forms show. */
  toToast(translate?: Translate): ErrorToast | null {
    if (this.code === 'canceled' || this.code === 'wrong_credentials') return null;
    return {
      title: translateOrEnglish(translate, TOAST_TITLE, { status: this.status }),
      message: translateOrEnglish(translate, TOAST_MESSAGE, { text: cleanText(this.body) }),
    };
  }
}

/** Whether a value is an `ApiError` of any copy of this package, with `code` if given. */
export const isApiError = (value: unknown, code?: ApiErrorCode): value is ApiError =>
  value instanceof Error && value.name === 'ApiError' && 'code' in value && (code === undefined || value.code === code);
