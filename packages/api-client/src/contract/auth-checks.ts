import * as z from 'zod/mini';
import { defineCall } from './define.ts';
import { Empty, Id } from './shapes.ts';
import { isObject, read, toFlag } from './tolerant.ts';

const Allowed = z.strictObject({
  /** Whether it is permitted. */
  allowed: z.boolean(),
});

/** The answer of a check: a flag, or an object with one. */
function toAllowed(answer: unknown): unknown {
  if (!isObject(answer)) return { allowed: toFlag(answer) };
  if ('allowed' in answer) return { allowed: toFlag(answer.allowed) };
  const flags = Object.values(answer)
    .map(toFlag)
    .filter((value) => typeof value === 'boolean');
  return { allowed: flags.length === 1 ? flags[0] : undefined };
}
const AnyAllowed = read(toAllowed, z.object({ allowed: z.boolean() }));

/** Permission checks of `auth`. A check that fails for any reason resolves to 'not permitted'. */
export const authChecks = {
  /**
   * Returns whether the user can view guides.
   * @example await client.auth.canViewGuides();
   */
  canViewGuides: defineCall({
    name: 'auth.canViewGuides',
    method: 'POST',
    path: '/auth/canViewGuides',
    source: 'SPEC §7',
    right: 'signedIn',
    kind: 'read',
    denyOnFailure: true,
    request: Empty,
    response: Allowed,
    tolerantResponse: AnyAllowed,
    errors: [],
  }),
  /**
   * Returns whether the user can view an order.
   * @example await client.auth.canViewOrder({ id: 10001 });
   */
  canViewOrder: defineCall({
    name: 'auth.canViewOrder',
    method: 'POST',
    path: '/auth/canViewOrder',
    source: 'SPEC §7',
    right: 'signedIn',
    kind: 'read',
    denyOnFailure: true,
    request: z.strictObject({
      /** Order number. */
      id: Id,
    }),
    response: Allowed,
    tolerantResponse: AnyAllowed,
    errors: [],
  }),
};
