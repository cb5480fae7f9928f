import { ladderIds, orderStatuses, platforms, serviceUnits, settlements } from '@boostdesk/catalogs';
import * as z from 'zod/mini';
import { Amount, CouponCode, CurrencyCode, exact, Id, Instant, int, line, Money, Person, text } from './shapes.ts';
import { ShareExplanation } from './share.ts';

/** SPEC §4: the status codes 0 to 5. */
export const Status = z.literal(orderStatuses.map((status) => status.code));
/** A rank's number on its ladder (SPEC §3). */
export const Rank = z.int().check(z.minimum(0), z.maximum(60));
const Count = z.int().check(z.minimum(1), z.maximum(1000));

/** What a customer chooses; the server makes the price from it with `quoteOrder` of the catalogs, whose names these are. */
export const OrderChoice = z.strictObject({
  /** 1 to 41; null for a service that another game sells by slug: then `gameId` and `serviceSlug` name it. */
  serviceId: z.nullable(int(0)),
  gameId: z.optional(int(0)),
  serviceSlug: z.optional(exact(0, 80)),
  serverId: z.optional(z.nullable(int(0))),
  platform: z.optional(z.nullable(z.enum(platforms))),
  currency: CurrencyCode,
  /** Rank numbers on the service's own ladder, for services that climb. */
  from: z.optional(Rank),
  target: z.optional(Rank),
  lp: z.optional(z.int().check(z.minimum(0), z.maximum(100))),
  lpGain: z.optional(z.int().check(z.minimum(1), z.maximum(100))),
  /** In the service's unit (wins, divisions, matches, hours), for services that count. */
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
  /** Names of the champions to play: at least one where `specificChampions` is chosen. */
  champions: z.optional(z.array(line(1, 40)).check(z.maxLength(10))),
  /** Its code; whether it may be used, and what it takes off, the server says. */
  coupon: z.optional(CouponCode),
  /** A word to the booster. */
  info: z.optional(text(0, 1000)),
});

/** Where a refund goes: to the customer's coins, or back the way it came, marked here and paid by the provider. */
export const refundTargets = ['coins', 'provider'] as const;

const Ladder = z.enum(ladderIds);

/** Where an order stands on its way; ranks as numbers on `ladder`, or counts. */
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
    /** What is counted, as it was sold; null where the order does not say. */
    unit: z.nullable(z.enum(serviceUnits)),
    done: z.int(),
    target: z.int(),
    percent: z.number(),
  }),
]);

/** One line of an order list. */
export const OrderRow = z.strictObject({
  id: Id,
  status: Status,
  game: z.int(),
  /** A service of the catalogs (1 to 41); null for games that sell by slug alone. */
  serviceId: z.nullable(z.int()),
  service: z.string(),
  server: z.nullable(z.int()),
  platform: z.nullable(z.string()),
  /** What was bought, in words: 'LoL boosting, Gold IV to Platinum II'. */
  purchase: z.string(),
  progress: Progress,
  priority: z.boolean(),
  price: Money,
  /** What the asker would earn or earns with it; null for customers. */
  earning: z.nullable(Money),
  customer: z.nullable(Person),
  booster: z.nullable(Person),
  createdAt: Instant,
  deadline: z.nullable(Instant),
  /** Set: archived. The status is the one that it had. */
  cancelledAt: z.nullable(Instant),
  unread: z.int(),
  /** Its customer has rated it. */
  rated: z.boolean(),
  /** Paid for, and it waits for its customer's account details (SPEC §8, 'Account details issue'). */
  accountMissing: z.boolean(),
  /** Somebody of the board looks at it until then. */
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

/** An entry of an order’s time line. */
export const OrderEvent = z.strictObject({
  id: Id,
  kind: z.enum(orderEventKinds),
  at: Instant,
  actor: z.nullable(Person),
  /** What the kind needs to be told: `rank`, `lp`, `won`, `reason`, `rating`, `note`, `link`, `correction`, `booster`, `refund`, `coins`, `seconds`. */
  data: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])),
});

/** The detail `points` of SPEC §3. */
const DetailRange = z.strictObject({ from: z.number(), to: z.number() });

/** An order on its page, with what the asker may see. */
export const OrderView = z.strictObject({
  ...OrderRow.shape,
  /** Counts every change: of two answers the one with the higher number is the newer. */
  version: z.int(),
  /** SPEC §3 order detail keys that are shown, as chosen. */
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
  startedAt: z.nullable(Instant),
  completedAt: z.nullable(Instant),
  paidAt: z.nullable(Instant),
  pausedSince: z.nullable(Instant),
  /** Total of the pauses since lock-in that are over, in seconds; the deadline has moved by it. */
  pausedSeconds: z.int(),
  estimate: z.nullable(Instant),
  credentials: z.strictObject({
    /** Whether this order needs account details at all (duo queue and guides do not). */
    needed: z.boolean(),
    saved: z.boolean(),
    savedAt: z.nullable(Instant),
    /** They were given, and erased a week after the order was over. */
    erasedAt: z.nullable(Instant),
  }),
  /** The share the asker may see: the booster's own and staff's; null for others. */
  share: z.nullable(ShareExplanation),
  /** What stopping now would pay back, earn and keep; the three sum to the price. */
  ifStopped: z.nullable(z.strictObject({ refund: Amount, earned: Amount, kept: Amount })),
  /** What boosters got of it in advance; null for those who do not see what is earned. */
  progressPaid: z.nullable(Amount),
  /** What it goes back to when it is resumed. */
  suspendedFrom: z.nullable(Status),
  /** How it ended, where that was before its target. */
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
      /** What the house said to it. */
      answer: z.nullable(z.string()),
    }),
  ),
  events: z.array(OrderEvent),
  won: z.int(),
  lost: z.int(),
});
