import * as z from 'zod/mini';
import { COIN_CHANGE_MAX } from './areas/boostcoins.ts';
import { Version } from './areas/define-area.ts';
import { defineCall } from './define.ts';
import { AMOUNT_MAX, Amount, Empty } from './shapes.ts';

/** Limits of the rules (`RuleLimits` in auth). Version 0 has the defaults. */
export const Limits = z.strictObject({
  /** US cents; null is no limit, and for moderators. */
  trialMaxPrice: z.nullable(Amount),
  /** Cents of the payout's currency; null is no limit, and for moderators. */
  twoToSignAbove: z.nullable(Amount),
  /** BoostCoins that a moderator grants or gives at once; null is no limit. */
  coinGrantMax: z.nullable(z.int().check(z.minimum(0))),
  /** Version number; 0 has the defaults. */
  version: Version,
});

const CoinLimitInput = z.nullable(z.int().check(z.minimum(0), z.maximum(COIN_CHANGE_MAX)));

const LimitInput = z.nullable(z.int().check(z.minimum(0), z.maximum(AMOUNT_MAX)));

/** Calls of the limits that admins set. */
export const limits = {
  /**
   * Returns the limits that admins set: of trial boosters, of payouts by one person, and of coins granted at once.
   * Moderators only get the last.
   * @example await client.limits.get();
   */
  get: defineCall({
    name: 'limits.get',
    method: 'POST',
    path: '/limits/get',
    source: 'Boostdesk',
    right: 'limits.view',
    kind: 'read',
    request: Empty,
    response: z.strictObject({
      /** The current limits. */
      limits: Limits,
    }),
    errors: [],
  }),
  /**
   * Saves the limits. Conflicts if someone else saved them in the meantime.
   * @throws ApiError with `conflict`
   * @example await client.limits.save({ fields: { trialMaxPrice: 5000, twoToSignAbove: null, coinGrantMax: 10000 }, version: 0 });
   */
  save: defineCall({
    name: 'limits.save',
    method: 'POST',
    path: '/limits/save',
    source: 'Boostdesk',
    right: 'limits.edit',
    kind: 'write',
    request: z.strictObject({
      /** New limits. */
      fields: z.strictObject({
        /** Highest price of an order for trial boosters, in US cents; null for no limit. */
        trialMaxPrice: LimitInput,
        /**
         * Amount above which a payout needs two people, in cents of its currency; null for no limit. A limit that is raised
         * or removed still counts for 7 days.
         */
        twoToSignAbove: LimitInput,
        /** BoostCoins that a moderator grants or gives at once; null for no limit. */
        coinGrantMax: CoinLimitInput,
      }),
      /** The version edited. */
      version: Version,
    }),
    response: z.strictObject({
      /** The current limits. */
      limits: Limits,
    }),
    errors: ['conflict'],
  }),
};
