import * as z from 'zod/mini';

/** A booster's share of the price in percent, with all shares that were considered. */
export const ShareExplanation = z.strictObject({
  /** Booster’s share of the price in percent. */
  percent: z.number(),
  /** Null: no share is set. */
  winner: z.nullable(z.string()),
  /** All shares that were considered, in order. */
  candidates: z.array(
    z.strictObject({
      /** Where the share comes from, `service`, `valorant`, `account`, `general` or `staff`. */
      source: z.string(),
      /** Share in percent; null if not set. */
      percent: z.nullable(z.number()),
      /** Whether it applies to this order. */
      applies: z.boolean(),
      /** Why the share applies, or why not. */
      reason: z.string(),
      /** Since when the share holds, in ISO 8601; null or missing for shares of services, and if it is not known. */
      since: z.optional(z.nullable(z.string())),
    }),
  ),
});
