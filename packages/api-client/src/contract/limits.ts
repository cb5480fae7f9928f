import * as z from 'zod/mini';
import { Version } from './areas/define-area.ts';
import { defineCall } from './define.ts';
import { AMOUNT_MAX, Amount, Empty } from './shapes.ts';

/** Limits of the rules (`RuleLimits` in auth). Version 0 has the defaults. */
export const Limits = z.strictObject({
  /** US cents; null is no limit. */
  trialMaxPrice: z.nullable(Amount),
  /** Cents of the payout's currency; null is no limit. */
  twoToSignAbove: z.nullable(Amount),
  version: Version,
});

const LimitInput = z.nullable(z.int().check(z.minimum(0), z.maximum(AMOUNT_MAX)));

/** Calls of the limits that admins set. */
export const limits = {
  get: defineCall({
    name: 'limits.get',
    method: 'POST',
    path: '/limits/get',
    summary: 'Returns the price limit of trial boosters and the amount above which payouts need two people.',
    source: 'Boostdesk',
    right: 'limits.view',
    kind: 'read',
    request: Empty,
    response: z.strictObject({ limits: Limits }),
    errors: [],
  }),
  save: defineCall({
    name: 'limits.save',
    method: 'POST',
    path: '/limits/save',
    summary: 'Saves the limits. Conflicts if someone else saved them in the meantime.',
    source: 'Boostdesk',
    right: 'limits.edit',
    kind: 'write',
    request: z.strictObject({
      fields: z.strictObject({ trialMaxPrice: LimitInput, twoToSignAbove: LimitInput }),
      /** The version edited. */
      version: Version,
    }),
    response: z.strictObject({ limits: Limits }),
    errors: ['conflict'],
  }),
};
