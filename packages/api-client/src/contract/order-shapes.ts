import { ladderIds, orderStatuses, platforms, serviceUnits, settlements } from '@boostdesk/catalogs';
import { POINTS_PER_RANK } from '@boostdesk/catalogs/rules';
import * as z from 'zod/mini';
import { Amount, CouponCode, CurrencyCode, exact, Id, Instant, int, line, Money, Person, text } from './shapes.ts';
import { ShareExplanation } from './share.ts';

/** Status code. SPEC §4. */
export const Status = z.literal(orderStatuses.map((status) => status.code));
/** Rank number on its ladder. SPEC §3. */
export const Rank = z.int().check(z.minimum(0), z.maximum(60));
const Count = z.int().check(z.minimum(1), z.maximum(1000));

/** Input of `quoteOrder` in catalogs. */
export const OrderChoice = z.strictObject({
  /** 1 to 41; null: see `gameId`, `serviceSlug`. */
  serviceId: z.nullable(int(0)),
  gameId: z.optional(int(0)),
  serviceSlug: z.optional(exact(0, 80)),
  serverId: z.optional(z.nullable(int(0))),
  platform: z.optional(z.nullable(z.enum(platforms))),
  currency: CurrencyCode,
  /** For climbs. */
  from: z.optional(Rank),
  target: z.optional(Rank),
  lp: z.optional(z.int().check(z.minimum(0), z.maximum(POINTS_PER_RANK))),
  lpGain: z.optional(z.int().check(z.minimum(1), z.maximum(100))),
  /** In the service's unit; not for climbs. */
  count: z.optional(Count),
  options: z.optional(
    z.strictObject({
      appearOffline: z.optional(z.boolean()),
      specificChampions: z.optional(z.boolean()),
      priorityOrder: z.optional(z.boolean()),
      streaming: z.optional(z.boolean()),
      plusWin: z.optional(z.boolean()),
      duoQ: z.optional(z.boolean()),
    }),
  ),
  queue: z.optional(z.enum(['Solo/Duo', 'Flex'])),
  /** Required with `specificChampions`. */
  champions: z.optional(z.array(line(1, 40)).check(z.maxLength(10))),
  /** Validated and priced by the server. */
  coupon: z.optional(CouponCode),
  /** For the booster. */
  info: z.optional(text(0, 1000)),
});

/** Refund to coins, or by the payment provider (recorded only). What coins have paid returns as coins in any case. */
export const refundTargets = ['coins', 'provider'] as const;

const Ladder = z.enum(ladderIds);

/** Progress by rank numbers or count. */
export const Progress = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('rank'),
    ladder: Ladder,
    from: Rank,
    fromLp: z.int(),
    now: Rank,
    lp: z.int(),
    target: Rank,
    percent: z.number(),
  }),
  z.strictObject({
    kind: z.literal('count'),
    /** As sold; null when unknown. */
    unit: z.nullable(z.enum(serviceUnits)),
    done: z.int(),
    target: z.int(),
    percent: z.number(),
  }),
]);

/** Order in a list. */
export const OrderRow = z.strictObject({
  id: Id,
  status: Status,
  game: z.int(),
  /** 1 to 41; null for services sold by slug. */
  serviceId: z.nullable(z.int()),
  service: z.string(),
  server: z.nullable(z.int()),
  platform: z.nullable(z.string()),
  /** 'LoL boosting, Gold IV to Platinum II'. */
  purchase: z.string(),
  progress: Progress,
  priority: z.boolean(),
  price: Money,
  /** The caller's earning; null for customers. */
  earning: z.nullable(Money),
  customer: z.nullable(Person),
  booster: z.nullable(Person),
  createdAt: Instant,
  deadline: z.nullable(Instant),
  cancelledAt: z.nullable(Instant),
  unread: z.int(),
  rated: z.boolean(),
  /** Paid, without account details (SPEC §8, 'Account details issue'). */
  accountMissing: z.boolean(),
  /** Booster who looks at it on the board. */
  look: z.nullable(z.strictObject({ booster: z.strictObject({ id: Id, name: z.string() }), until: Instant })),
});

export const orderEventKinds = [
  'created',
  'paid',
  'credentials_saved',
  'credentials_revealed',
  'locked_in',
  'paused',
  'unpaused',
  'progress',
  'completed',
  'rated',
  'assigned',
  'unassigned',
  'dropped',
  'suspended',
  'resumed',
  'deadline_extended',
  'cancelled',
  'extra_paid',
] as const;

/** Event of an order. */
export const OrderEvent = z.strictObject({
  id: Id,
  kind: z.enum(orderEventKinds),
  at: Instant,
  actor: z.nullable(Person),
  /**
   * By kind: `rank`, `lp`, `won`, `reason`, `rating`, `note`, `link`, `correction`, `booster`, `refund`, `coins`,
   * `refundMoney` (beside coins), `seconds`.
   */
  data: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])),
});

/** `points` of SPEC §3. */
const DetailRange = z.strictObject({ from: z.number(), to: z.number() });

/** Order with everything the caller may see. */
export const OrderView = z.strictObject({
  ...OrderRow.shape,
  version: z.int(),
  /** By detail key of SPEC §3. */
  details: z.record(
    z.string(),
    z.union([z.string(), z.number(), z.boolean(), z.array(z.string()), DetailRange, z.null()]),
  ),
  quote: z.array(
    z.strictObject({
      code: z.string(),
      params: z.record(z.string(), z.union([z.string(), z.number()])),
      amount: Amount,
    }),
  ),
  /** What BoostCoins have paid of the price; for customer and staff, absent without coins. */
  paidInCoins: z.optional(z.strictObject({ coins: z.int(), amount: Amount })),
  startedAt: z.nullable(Instant),
  completedAt: z.nullable(Instant),
  paidAt: z.nullable(Instant),
  pausedSince: z.nullable(Instant),
  /** Completed pauses since lock-in, which moved the deadline. */
  pausedSeconds: z.int(),
  estimate: z.nullable(Instant),
  credentials: z.strictObject({
    /** False for duo queue and guides, for example. */
    needed: z.boolean(),
    saved: z.boolean(),
    savedAt: z.nullable(Instant),
    /** A week after the order's end. */
    erasedAt: z.nullable(Instant),
  }),
  /** For its booster and staff. */
  share: z.nullable(ShareExplanation),
  /** Settlement if it ended now; sums to the price. */
  ifStopped: z.nullable(z.strictObject({ refund: Amount, earned: Amount, kept: Amount })),
  /** Null for those who do not see earnings. */
  progressPaid: z.nullable(Amount),
  /** Restored by resume. */
  suspendedFrom: z.nullable(Status),
  /** Set when it ended before its target. */
  ending: z.nullable(
    z.strictObject({
      reason: z.string(),
      settlement: z.enum(settlements),
      refund: Amount,
      refundTo: z.nullable(z.enum(refundTargets)),
    }),
  ),
  proof: z.nullable(z.strictObject({ note: z.string(), link: z.nullable(z.string()) })),
  rating: z.nullable(
    z.strictObject({
      stars: z.int(),
      text: z.string(),
      at: Instant,
      /** Staff's answer. */
      answer: z.nullable(z.string()),
    }),
  ),
  events: z.array(OrderEvent),
  won: z.int(),
  lost: z.int(),
});
