/**
 * Every refusal a server may answer with, and its HTTP status. 400 is missing on purpose: SPEC §4 makes the dashboard log out
 * on 400 and 401, so 401 is kept for a session that is over and no call answers 400.
 */
export const errorStatus = {
  session_ended: 401,
  forbidden: 403,
  not_found: 404,
  /** The object is no longer in the state that the caller saw. */
  conflict: 409,
  /** Another booster locked the order in first. */
  already_taken: 409,
  /** An idempotency key came back with another body. */
  key_reused: 409,
  /** The test provider declined the card. */
  payment_declined: 409,
  too_large: 413,
  unsupported_media: 415,
  invalid: 422,
  wrong_credentials: 422,
  too_many: 429,
  internal: 500,
  closing: 503,
  /** The server gave up on it: less to look for, or the same in quieter moments, is answered. */
  too_long: 503,
  /** The database is away or too busy; the same call may succeed in a moment. */
  unavailable: 503,
} as const satisfies Record<string, number>;

/** Any refusal that a server may answer with. */
export type ErrorCode = keyof typeof errorStatus;

/** Header that carries the code of a refusal beside its plain-text body. */
export const ERROR_CODE_HEADER = 'x-error-code';
/**
 * Header with what a screen needs to word a plain-text refusal itself, as a query string: `by=Nova&at=2026-…` where an order
 * was taken by another.
 */
export const ERROR_DETAILS_HEADER = 'x-error-details';
/** Header of a write that may be repeated: same key and body → the first answer again, other body → 409. */
export const IDEMPOTENCY_HEADER = 'idempotency-key';
/** Header that ties the use of a hand-over token to the browser tab that opened it. */
export const EXCHANGE_HEADER = 'x-exchange-id';

/** What any call may answer with, declared or not. */
export const universalErrors = [
  'session_ended',
  'forbidden',
  'too_large',
  'unsupported_media',
  'invalid',
  'too_many',
  'internal',
  'closing',
  'too_long',
  'unavailable',
] as const satisfies readonly ErrorCode[];
