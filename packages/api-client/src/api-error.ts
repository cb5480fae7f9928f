import { cleanText } from './clean-text.ts';
import type { ErrorCode } from './contract/index.ts';
import { type Translate, translateOrEnglish } from './translate.ts';

/** Code of the server or the client. */
export type ApiErrorCode =
  | ErrorCode
  /** The response violates the contract. */
  | 'bad_answer'
  /** Aborted by the caller's signal. */
  | 'canceled'
  /** No response: no network, or a redirect. */
  | 'offline'
  | 'timeout'
  /** Status outside the contract; with status 0, an invalid request or unreadable token. */
  | 'unexpected'
  /** The server is older and does not have this call; the client does not send it again. */
  | 'unsupported';

/** Text of a timeout, shown to the user. */
export const TIMEOUT_MESSAGE = 'Timeout Exception';
/** Pause after 429 without `Retry-After`. */
const TOO_MANY_DELAY_MS = 5_000;
const TOAST_TITLE = 'Error Code: {status}';
const TOAST_MESSAGE = 'Message: {text}';
const BAD_ANSWER_TITLE = 'Unexpected answer from the server';

const WITHOUT_TOAST: ReadonlySet<ApiErrorCode> = new Set(['canceled', 'unsupported', 'wrong_credentials']);

/** Title and message to show to the user. */
export interface ErrorToast {
  readonly title: string;
  readonly message: string;
}

/** Details of a failed call. */
export interface ApiErrorFacts {
  readonly code: ApiErrorCode;
  /** 0 without a response. */
  readonly status: number;
  /** Text, or `message` of a JSON body. */
  readonly body: string;
  /** `part.function`. */
  readonly call: string;
  /** Message by field (422), otherwise values for a screen's text. */
  readonly fields?: Readonly<Record<string, string>> | undefined;
  /** Path of the violation (`bad_answer`), such as `order.price.amount`. */
  readonly field?: string | undefined;
  /** Identifies a 5xx in the server's log. */
  readonly reference?: string | undefined;
  /** Repeating a write with its key performs it once. */
  readonly idempotencyKey?: string | undefined;
  /** `Retry-After` in ms. */
  readonly retryAfterMs?: number | undefined;
  readonly cause?: unknown;
}

/** For logs: 'order.pause: 409 conflict. It is complete already.'; for screens there are `displayMessage` and `toToast`. */
function toMessage({ call, status, code, body }: ApiErrorFacts): string {
  const what = status === 0 ? code : `${status} ${code}`;
  const text = cleanText(body);
  return text === '' ? `${call}: ${what}` : `${call}: ${what}. ${text}`;
}

/** Error of every rejected call. `message` names call, status and code; `body` is the server's text alone. */
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
    super(toMessage(facts), facts.cause === undefined ? undefined : { cause: facts.cause });
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

  /** Whether a retry may succeed. A failed write may have been performed: reuse its idempotency key. */
  isRetryable(): boolean {
    if (this.code === 'unsupported') return false;
    return this.code === 'offline' || this.code === 'timeout' || this.status === 429 || this.status >= 500;
  }

  /** `Retry-After` in ms, or 5 s after 429; else null. */
  retryDelayMs(): number | null {
    if (this.code === 'too_long') return null;
    return this.retryAfterMs ?? (this.status === 429 ? TOO_MANY_DELAY_MS : null);
  }

  /** The server's message in one line of at most 300 characters; null when empty, HTML or `bad_answer`. */
  displayMessage(): string | null {
    if (this.code === 'bad_answer' || /^\s*[<{[]/.test(this.body)) return null;
    return cleanText(this.body) || null;
  }

  /**
   * Title and message to show to the user: 'Error Code: 409' and 'Message: …'. Null when cancelled, and for what the screen
   * itself shows: wrong passwords, unsupported calls. That of a `bad_answer` names the call instead of a status, as the status was no error.
   */
  toToast(translate?: Translate): ErrorToast | null {
    if (WITHOUT_TOAST.has(this.code)) return null;
    if (this.code === 'bad_answer')
      return { title: translateOrEnglish(translate, BAD_ANSWER_TITLE), message: this.call };
    return {
      title: translateOrEnglish(translate, TOAST_TITLE, { status: this.status }),
      message: translateOrEnglish(translate, TOAST_MESSAGE, { text: cleanText(this.body) }),
    };
  }
}

/** Whether a value is an `ApiError`, of any copy of this package, with `code` if given. */
export const isApiError = (value: unknown, code?: ApiErrorCode): value is ApiError =>
  value instanceof Error && value.name === 'ApiError' && 'code' in value && (code === undefined || value.code === code);
