import { platforms } from '@boostdesk/catalogs';
import { POINTS_PER_RANK } from '@boostdesk/catalogs/rules';
import * as z from 'zod/mini';
import { Rank } from './order-shapes.ts';
import { CouponCode, CurrencyCode, exact, int, line, text } from './shapes.ts';

const Names = z.array(line(1, 40)).check(z.minLength(1), z.maxLength(10));

/** Details of a service by key of SPEC §3; `detailFieldsOf` in catalogs says which service takes which values. */
const OrderDetails = z.strictObject({
  /** Role to play, such as `Jungle`. */
  role: z.optional(line(1, 40)),
  /** Score of the promotion series, such as `1 win`. */
  promoStatus: z.optional(line(1, 40)),
  /** Points at the start. */
  points: z.optional(int(0)),
  /** Missions, challenges or camos to complete. */
  missions: z.optional(Names),
  /** Form of the coaching, such as `Replay review`. */
  coaching: z.optional(line(1, 40)),
  /** Champion to play, or to learn. */
  champion: z.optional(line(1, 40)),
  /** Key of Flash: `Flash on D` or `Flash on F`. */
  spellOrder: z.optional(line(1, 40)),
  /** Class of the character, such as `Warlock`. */
  class: z.optional(line(1, 40)),
  /** Layers of Torghast to clear as well. */
  layers: z.optional(int(1)),
  /** Dungeons to clear. */
  dungeons: z.optional(Names),
  /** Difficulty of a raid or dungeon of Destiny 2. */
  d2: z.optional(line(1, 40)),
  /** Difficulty of a raid of World of Warcraft. */
  wow: z.optional(line(1, 40)),
  /** Whether an XP boost is active on the account. */
  XPboost: z.optional(z.boolean()),
  /** Whether the order waits for the next season. */
  preOrder: z.optional(z.boolean()),
  /** What is to be done, for a custom request. */
  details: z.optional(line(1, 200)),
});

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
  /** Details of the service. With this field, required details must be given; without it, none is asked for. */
  details: z.optional(OrderDetails),
  /** Validated and priced by the server. */
  coupon: z.optional(CouponCode),
  /** For the booster. */
  info: z.optional(text(0, 1000)),
});
