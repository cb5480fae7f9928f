import { platforms } from '@boostdesk/catalogs';
import { POINTS_PER_RANK } from '@boostdesk/catalogs/rules';
import * as z from 'zod/mini';
import { Rank } from './order-shapes.ts';
import { CouponCode, CurrencyCode, exact, int, line, text } from './shapes.ts';

const Count = z.int().check(z.minimum(1), z.maximum(1000));

/** Input of `quoteOrder` in catalogs. */
export const OrderChoice = z.strictObject({
  /** 1 to 41; null: see `gameId`, `serviceSlug`. */
  serviceId: z.nullable(int(0)),
  /** Game ID, for services sold by slug. */
  gameId: z.optional(int(0)),
  /** Slug of a service without an ID, with `gameId`. */
  serviceSlug: z.optional(exact(0, 80)),
  /** Server ID; null without one. */
  serverId: z.optional(z.nullable(int(0))),
  /** Platform, such as `PC`; null for any. */
  platform: z.optional(z.nullable(z.enum(platforms))),
  /** Currency of the price. */
  currency: CurrencyCode,
  /** For climbs. */
  from: z.optional(Rank),
  /** Rank number to reach, for climbs. */
  target: z.optional(Rank),
  /** League points at the start, for climbs. */
  lp: z.optional(z.int().check(z.minimum(0), z.maximum(POINTS_PER_RANK))),
  /** League points gained by a win, for climbs. */
  lpGain: z.optional(z.int().check(z.minimum(1), z.maximum(100))),
  /** In the service's unit; not for climbs. */
  count: z.optional(Count),
  /** Extras that change the price. */
  options: z.optional(
    z.strictObject({
      /** The booster plays while shown as offline. */
      appearOffline: z.optional(z.boolean()),
      /** The booster plays the champions listed. */
      specificChampions: z.optional(z.boolean()),
      /** The order comes first on the board. */
      priorityOrder: z.optional(z.boolean()),
      /** The booster streams the matches. */
      streaming: z.optional(z.boolean()),
      /** One more win after the target. */
      plusWin: z.optional(z.boolean()),
      /** The customer plays along on their own account. */
      duoQ: z.optional(z.boolean()),
    }),
  ),
  /** Queue to play in. */
  queue: z.optional(z.enum(['Solo/Duo', 'Flex'])),
  /** Required with `specificChampions`. */
  champions: z.optional(z.array(line(1, 40)).check(z.maxLength(10))),
  /** Validated and priced by the server. */
  coupon: z.optional(CouponCode),
  /** For the booster. */
  info: z.optional(text(0, 1000)),
});
