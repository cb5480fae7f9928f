import type { Action } from '@boostdesk/auth';
import type * as z from 'zod/mini';
import type { ErrorCode } from './errors.ts';

type Schema = z.ZodMiniType;

/** Contract entry for client, server and documentation. */
export interface CallShape {
  /** `part.function`, such as `order.pause`. */
  readonly name: `${string}.${string}`;
  readonly method: 'GET' | 'POST';
  /** Below the API's base URL. */
  readonly path: `/${string}`;
  /** `SPEC §7`: every server has the call. `Boostdesk`: ours only. */
  readonly source: 'SPEC §7' | 'Boostdesk';
  /** Action of `@boostdesk/auth`. */
  readonly right: Action;
  /** Reads may be retried, writes only with the same idempotency key. */
  readonly kind: 'read' | 'write';
  /** The call requires an idempotency key; the server answers the same key with the first response. */
  readonly requiresIdempotencyKey?: true;
  /** Accepts a hand-over token. */
  readonly acceptsHandOver?: true;
  /** Rejected credentials (400, 401, 422) resolve to false and end no session. */
  readonly falseOnRejection?: true;
  /** Failures resolve to 'not permitted'. */
  readonly denyOnFailure?: true;
  /** The body is a file, and the request is sent as the query of the URL. */
  readonly hasBinaryBody?: true;
  /** Instead of the server's default. */
  readonly maxBodyBytes?: number;
  readonly strictRateLimit?: true;
  readonly request: Schema;
  readonly response: Schema;
  /**
   * Reads the answer in the client instead of `response`, also of servers that leave out optional fields, or send numbers as
   * text and flags as 0 or 1. Exactly the calls that every server has (`source: 'SPEC §7'`) have it.
   */
  readonly tolerantResponse?: Schema;
  /** Besides `universalErrors`. */
  readonly errors: readonly ErrorCode[];
}

/** Defines an entry with its literal types. */
/* @__NO_SIDE_EFFECTS__ */
export const defineCall = <const C extends CallShape>(call: C): C => call;

/** A domain's calls by function name. */
export type Part = Readonly<Record<string, CallShape>>;
