import type { Action } from '@boostdesk/auth';
import type * as z from 'zod/mini';
import type { ErrorCode } from './errors.ts';

type Schema = z.ZodMiniType;

/** An entry of the contract for client, server and documentation. */
export interface CallShape {
  /** `part.function`, such as `order.pause`. */
  readonly name: `${string}.${string}`;
  readonly method: 'GET' | 'POST';
  /** Path below the API's base URL. */
  readonly path: `/${string}`;
  /** One sentence for OpenAPI. */
  readonly summary: string;
  /** Defined by SPEC §7 or added. */
  readonly source: 'SPEC §7' | 'Boostdesk';
  /** The action of `@boostdesk/auth` that allows it. */
  readonly right: Action;
  /** Clients retry reads freely, writes only with the same idempotency key. */
  readonly kind: 'read' | 'write';
  /** The server requires an idempotency key and replays its first response. */
  readonly requiresIdempotencyKey?: true;
  /** Accepts a hand-over token. */
  readonly acceptsHandOver?: true;
  /** A rejection (400, 401, 422) resolves to false and ends no session. SPEC §8. */
  readonly falseOnRejection?: true;
  /** Any failure resolves to 'not permitted'. SPEC §8. */
  readonly denyOnFailure?: true;
  /** Maximum body in bytes, above the default. */
  readonly maxBodyBytes?: number;
  /** Uses the strict rate limit. */
  readonly strictRateLimit?: true;
  readonly request: Schema;
  readonly response: Schema;
  /** Errors besides `universalErrors`. */
  readonly errors: readonly ErrorCode[];
}

/** Defines an entry, keeping its literal types. */
/* @__NO_SIDE_EFFECTS__ */
export const defineCall = <const C extends CallShape>(call: C): C => call;

/** A domain's calls by function name. */
export type Part = Readonly<Record<string, CallShape>>;
