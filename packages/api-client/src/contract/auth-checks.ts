import * as z from 'zod/mini';
import { defineCall } from './define.ts';
import { Empty, Id } from './shapes.ts';

const Allowed = z.strictObject({ allowed: z.boolean() });

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
    errors: [],
  }),
};
