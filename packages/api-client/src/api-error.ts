import { cleanText } from './clean-text.ts';
import type { ErrorCode } from './contract/index.ts';
import { type Say, sayIn } from './say.ts';

/** What a server declares, and what only the client can tell. */
export type ApiErrorCode =
  | ErrorCode
  /** The answer is not what the contract promises; `field` says where. */
  | 'bad_answer'
  /** The caller's own signal. */
  | 'canceled'
  /** No answer: no network, a refused connection, a redirect (never followed). Status 0. */
  | 'offline'
  | 'timeout'
  /** A status that the contract does not know; with status 0, a request or a stored sign-in that could not be made use of. */
  | 'unexpected';

/** SPEC §7, §8: what every call fails with after its time. */
export const TIMEOUT_MESSAGE = 'Timeout Exception';
/** How long a server that has had too many (429) is left alone where it does not say. */
const TOO_MANY_REST_MS = 5_000;
const TOAST_TITLE = 'Error Code: {status}';
const TOAST_MESSAGE = 'Message: {text}';

/** Title and text of the toast of SPEC §8. */
export interface ErrorToast {
  readonly title: string;
  readonly message: string;
}

/** What is known of a failed call. */
export interface ApiErrorFacts {
  readonly code: ApiErrorCode;
  /** HTTP status; 0 where there was no answer. */
  readonly status: number;
  /** What the server said: its text, or the `message` of a JSON body. */
  readonly body: string;
  /** `part.function`. */
  readonly call: string;
  /** Field of the request → what is wrong with it (422); of other refusals what a screen needs to word them itself. */
  readonly fields?: Readonly<Record<string, string>> | undefined;
  /** Path in the answer that broke the contract (`bad_answer`), such as `order.price.amount`. */
  readonly field?: string | undefined;
  /** What support needs to find a 5xx in the log. */
  readonly reference?: string | undefined;
  /** Of a keyed write: sent again with this key it is done once, however the first try ended. */
  readonly idempotencyKey?: string | undefined;
  /** In how many ms the server wants to be asked again (`Retry-After`), where it says so. */
  readonly retryAfterMs?: number | undefined;
  readonly cause?: unknown;
}

/** The one error that a call rejects with. */
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

  /** Whether the same request may succeed later. Says nothing of whether a write was done: keep its idempotency key. */
  retryable(): boolean {
    return this.code === 'offline' || this.code === 'timeout' || this.status === 429 || this.status >= 500;
  }

  /** How long the server wants to be left alone, in ms: what its `Retry-After` says, 5 s after 429 without one. Null where it wants nothing. */
  restMs(): number | null {
    if (this.code === 'too_long') return null;
    return this.retryAfterMs ?? (this.status === 429 ? TOO_MANY_REST_MS : null);
  }

  /**
   * What the server said, as it may stand in a page: one line, nothing hidden, at most 300 characters. Null where it had no word for
   * people: nothing, a page of HTML, an answer that is not what the contract promises.
   */
  sentence(): string | null {
    if (this.code === 'bad_answer' || /^\s*[<{[]/.test(this.body)) return null;
    return cleanText(this.body) || null;
  }

  /** SPEC §8, in English or as `say` has it. Null where nothing is to be said: the caller gave up, or a form speaks of the wrong password itself. */
  toast(say?: Say): ErrorToast | null {
    if (this.code === 'canceled' || this.code === 'wrong_credentials') return null;
    return {
      title: sayIn(say, TOAST_TITLE, { status: this.status }),
      message: sayIn(say, TOAST_MESSAGE, { text: cleanText(this.body) }),
    };
  }
}

/** True for this package's errors, also those of another copy of it; with a code, for that one alone. */
export const isApiError = (value: unknown, code?: ApiErrorCode): value is ApiError =>
  value instanceof Error && value.name === 'ApiError' && 'code' in value && (code === undefined || value.code === code);
