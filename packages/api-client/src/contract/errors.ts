/**
 * HTTP status by error code. None has 400, as dashboards log out on 400 and 401 (SPEC §4); 401 only means an ended
 * session.
 */
export const errorStatus = {
  session_ended: 401,
  forbidden: 403,
  not_found: 404,
  /** The state has changed. */
  conflict: 409,
  /** Another booster locked in. */
  already_taken: 409,
  /** With another body. */
  key_reused: 409,
  payment_declined: 409,
  too_large: 413,
  unsupported_media: 415,
  invalid: 422,
  wrong_credentials: 422,
  too_many: 429,
  internal: 500,
  closing: 503,
  /** Query timeout. */
  too_long: 503,
  /** Database unavailable or busy; retry. */
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
