import * as z from 'zod/mini';
import { defineCall } from './define.ts';
import { Empty, Id } from './shapes.ts';
import { isObject, read, toFlag } from './tolerant.ts';

const Allowed = z.strictObject({ allowed: z.boolean() });

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

/** Permission checks of `auth`. SPEC §6, §8. */
export const authChecks = {
  canViewGuides: defineCall({
    name: 'auth.canViewGuides',
    method: 'POST',
    path: '/auth/canViewGuides',
    summary: 'Returns whether the user can view guides.',
    source: 'SPEC §7',
    right: 'signedIn',
    kind: 'read',
    denyOnFailure: true,
    request: Empty,
    response: Allowed,
    tolerantResponse: AnyAllowed,
    errors: [],
  }),
  canViewOrder: defineCall({
    name: 'auth.canViewOrder',
    method: 'POST',
    path: '/auth/canViewOrder',
    summary: 'Returns whether the user can view an order.',
    source: 'SPEC §7',
    right: 'signedIn',
    kind: 'read',
    denyOnFailure: true,
    request: z.strictObject({ id: Id }),
    response: Allowed,
    tolerantResponse: AnyAllowed,
    errors: [],
  }),
};
