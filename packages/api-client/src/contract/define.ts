import type { Action } from '@boostdesk/auth';
import type * as z from 'zod/mini';
import type { ErrorCode } from './errors.ts';

type Schema = z.ZodMiniType;

/** One entry of the contract: everything that client, server and documentation need to know of a call. */
export interface CallShape {
  /** `part.function` of the client, such as `order.pause`. */
  readonly name: `${string}.${string}`;
  readonly method: 'GET' | 'POST';
  /** Path below the API's address, exactly as sent. */
  readonly path: `/${string}`;
  /** One sentence for the OpenAPI page. */
  readonly summary: string;
  /** Where the call comes from: the specification's own table, or ours. */
  readonly source: 'SPEC §7' | 'Boostdesk';
  /** Who may call it: an action of the permission table in `@boostdesk/auth`. */
  readonly right: Action;
  /** Reads may be sent again by the client as it likes; writes only with the same idempotency key. */
  readonly kind: 'read' | 'write';
  /** The server demands an idempotency key and keeps the first answer. */
  readonly keyed?: true;
  /** A one-time hand-over token is taken in place of a session token. */
  readonly handOver?: true;
  /** SPEC §8: a refusal (400, 401, 422) resolves the client's promise to false and ends no session. */
  readonly refusedIsFalse?: true;
  /** SPEC §8: a check that fails in whatever way resolves the client's promise to 'not permitted'. */
  readonly failedIsNo?: true;
  /** Largest body in bytes, where it is more than for others. */
  readonly bodyMax?: number;
  /** Counted against the strict limit for guessing. */
  readonly guarded?: true;
  readonly request: Schema;
  readonly answer: Schema;
  /** Refusals beyond those that any call may give (`universalErrors`). */
  readonly errors: readonly ErrorCode[];
}

/** Keeps the entry's literal types, so that the client's mapped type knows names, requests and answers. */
/* @__NO_SIDE_EFFECTS__ */
export const defineCall = <const C extends CallShape>(call: C): C => call;

/** The client's calls of one domain: function name → entry. */
export type Part = Readonly<Record<string, CallShape>>;
