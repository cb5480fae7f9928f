/**
 * HTTP status by error code. None has 400, because dashboards log out on 400 and 401; 401 only
 * means an ended session.
 */
export const errorStatus = {
  /** The session has ended, or the token is missing or invalid. Sign in again. */
  session_ended: 401,
  /** The role may never make this call. */
  forbidden: 403,
  /** It doesn’t exist, or the user can’t see it. */
  not_found: 404,
  /** The state has changed, so that the call is no longer possible. Fetch it again. */
  conflict: 409,
  /** Another booster locked in the order first. */
  already_taken: 409,
  /** The idempotency key was used with another body. */
  key_reused: 409,
  /** The message has account or contact details. Send it again with `confirmed: true` if the user wants to. */
  needs_confirmation: 409,
  /** The payment provider declined the card. */
  payment_declined: 409,
  /** The request body is too large. */
  too_large: 413,
  /** The request body isn’t JSON. */
  unsupported_media: 415,
  /** Fields are missing or invalid. The body has a message per field. */
  invalid: 422,
  /** Email address or password is wrong. */
  wrong_credentials: 422,
  /** Too many calls. Repeat it after the seconds of `Retry-After`. */
  too_many: 429,
  /** Unexpected error. The message has a reference for support. */
  internal: 500,
  /** The server is restarting. Repeat the call. */
  closing: 503,
  /** The query took too long. Ask for less. */
  too_long: 503,
  /** The database is unavailable or busy. Repeat the call. */
  unavailable: 503,
} as const satisfies Record<string, number>;

/** An error code. */
export type ErrorCode = keyof typeof errorStatus;

/** Header with the code of a plain-text error. */
export const ERROR_CODE_HEADER = 'x-error-code';
/** Header with an error's values as a query string: `by=Nova&at=2026-…`. */
export const ERROR_DETAILS_HEADER = 'x-error-details';
/** Header with a write's key: the same body gets the first response, another one 409. */
export const IDEMPOTENCY_HEADER = 'idempotency-key';
/** Header that binds a hand-over token to a tab. */
export const EXCHANGE_HEADER = 'x-exchange-id';

/** Errors of every call. */
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
