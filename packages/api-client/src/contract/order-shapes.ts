import { ladderIds, orderStatuses, serviceUnits, settlements } from '@boostdesk/catalogs';
import * as z from 'zod/mini';
import { Dispute } from './dispute-shape.ts';
import { orderEventKinds } from './order-event-kinds.ts';
import { Picture } from './picture.ts';
import { Amount, Cursor, Id, Instant, Money, Person } from './shapes.ts';
import { ShareExplanation } from './share.ts';

/** Order status code, such as 1 for Processing; see `orderStatuses` of `@boostdesk/catalogs`. */
export const Status = z.literal(orderStatuses.map((status) => status.code));
/** Rank number on its ladder, 0 (unranked) to 60; see `rankByNumber` of `@boostdesk/catalogs`. */
export const Rank = z.int().check(z.minimum(0), z.maximum(60));

/** Refund to coins, or by the payment provider (recorded only). What coins have paid returns as coins in any case. */
export const refundTargets = ['coins', 'provider'] as const;

const Ladder = z.enum(ladderIds);

/** Progress by rank numbers or count. */
export const Progress = z.discriminatedUnion('kind', [
  z.strictObject({
    /** Whether the order goes by rank or by count. */
    kind: z.literal('rank'),
    /** Ladder of the rank numbers. */
    ladder: Ladder,
    /** Rank number at the start. */
    from: Rank,
    /** League points at the start. */
    fromLp: z.int(),
    /** Current rank number. */
    now: Rank,
    /** League points now. */
    lp: z.int(),
    /** Rank number or count to reach. */
    target: Rank,
    /** Progress in percent, 0 to 100. */
    percent: z.number(),
  }),
  z.strictObject({
    /** Whether the order goes by rank or by count. */
    kind: z.literal('count'),
    /** As sold; null when unknown. */
    unit: z.nullable(z.enum(serviceUnits)),
    /** Count reached so far. */
    done: z.int(),
    /** Rank number or count to reach. */
    target: z.int(),
    /** Progress in percent, 0 to 100. */
    percent: z.number(),
  }),
]);

/** Order in a list. */
export const OrderRow = z.strictObject({
  /** Order number. */
  id: Id,
  /** Order status code; see `orderStatuses` of `@boostdesk/catalogs`. */
  status: Status,
  /** Game ID, 0 to 17; see `gameById` of `@boostdesk/catalogs`. */
  game: z.int(),
  /** 1 to 41; null for services sold by slug. */
  serviceId: z.nullable(z.int()),
  /** Name of the service in English. */
  service: z.string(),
  /** Server ID; null without one. */
  server: z.nullable(z.int()),
  /** Platform, such as `PC`; null for any. */
  platform: z.nullable(z.string()),
  /** 'LoL boosting, Gold IV to Platinum II'. */
  purchase: z.string(),
  /** Progress towards the target. */
  progress: Progress,
  /** Whether it is a priority order. */
  priority: z.boolean(),
  /** Price with add-ons, less discounts. */
  price: Money,
  /** The caller's earning; null for customers. */
  earning: z.nullable(Money),
  /** Who ordered it; null for boosters who may not see it. */
  customer: z.nullable(Person),
  /** Its booster; null without one. */
  booster: z.nullable(Person),
  /** When the order was created. */
  createdAt: Instant,
  /** When it is due; null without a deadline. */
  deadline: z.nullable(Instant),
  /** When it was cancelled; null otherwise. */
  cancelledAt: z.nullable(Instant),
  /** Unread messages of its chat. */
  unread: z.int(),
  /** Whether the customer has reviewed it. */
  rated: z.boolean(),
  /** Whether it is paid but lacks the account details that the booster needs. */
  accountMissing: z.boolean(),
  /** Booster who looks at it on the board. */
  look: z.nullable(
    z.strictObject({
      /** Who is viewing it. */
      booster: z.strictObject({
        /** User ID. */
        id: Id,
        /** User name. */
        name: z.string(),
      }),
      /** When the view ends. */
      until: Instant,
    }),
  ),
  /** Set while the order is offered to favourites of its customer first; absent when it is offered to all. */
  firstOffer: z.optional(
    z.strictObject({
      /** When it is offered to all. */
      until: Instant,
      /** Whether the caller is one of these favourites. */
      isYours: z.boolean(),
    }),
  ),
});

/** Event of an order. */
export const OrderEvent = z.strictObject({
  /** Event ID. */
  id: Id,
  /** What happened. */
  kind: z.enum(orderEventKinds),
  /** When it happened. */
  at: Instant,
  /** Who did it; null for the system. */
  actor: z.nullable(Person),
  /**
   * By kind: `rank`, `lp`, `won`, `reason`, `rating`, `note`, `link`, `correction`, `booster`, `refund`, `coins`,
   * `refundMoney` (beside coins), `seconds`, `amount` (cents of the order’s currency), `problem` (reason of a dispute),
   * `undone` (progress that counts no longer), `entries` (of an import, undone together), `before` and `after` (share in percent), `handOver`
   * (note for the next booster; for staff), `found` (kinds of personal details, joined by commas) and `asked` (the sender
   * confirmed it).
   */
  data: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])),
  /** Of a progress entry or of the completion; missing without any. */
  pictures: z.optional(z.array(Picture)),
});

/** Value of the detail `points`. */
const DetailRange = z.strictObject({
  /** Lower end. */
  from: z.number(),
  /** Upper end. */
  to: z.number(),
});

/** Order with everything the caller may see. */
export const OrderView = z.strictObject({
  ...OrderRow.shape,
  /** Number of changes so far; an update sends it back. */
  version: z.int(),
  /** What was ordered, by detail key; see `detailKeys` of `@boostdesk/catalogs`. */
  details: z.record(
    z.string(),
    z.union([z.string(), z.number(), z.boolean(), z.array(z.string()), DetailRange, z.null()]),
  ),
  /** Lines of the price; they sum to it. */
  quote: z.array(
    z.strictObject({
      /** Code of the price line, such as `steps`, `option` or `coupon`. */
      code: z.string(),
      /** Values for the text of `code`. */
      params: z.record(z.string(), z.union([z.string(), z.number()])),
      /** Part of the price, in cents of the order’s currency; negative for a discount. */
      amount: Amount,
    }),
  ),
  /** What BoostCoins have paid of the price; for customer and staff, absent without coins. */
  paidInCoins: z.optional(
    z.strictObject({
      /** Coins spent on the order. */
      coins: z.int(),
      /** Their value, in cents of the order’s currency. */
      amount: Amount,
    }),
  ),
  /** When a booster locked it in; null until then. */
  startedAt: z.nullable(Instant),
  /** When it was completed; null until then. */
  completedAt: z.nullable(Instant),
  /** When it was paid; null until then. */
  paidAt: z.nullable(Instant),
  /** When the current pause began; null otherwise. */
  pausedSince: z.nullable(Instant),
  /** Completed pauses since lock-in, which moved the deadline. */
  pausedSeconds: z.int(),
  /** Seconds of all completed pauses and suspensions, also under earlier boosters. */
  pausedTotal: z.int(),
  /** When it is expected to be complete; null when unknown. */
  estimate: z.nullable(Instant),
  /** State of the account details, without the details. */
  credentials: z.strictObject({
    /** False for duo queue and guides, for example. */
    needed: z.boolean(),
    /** Whether they have been saved. */
    saved: z.boolean(),
    /** When they were last saved; null until then. */
    savedAt: z.nullable(Instant),
    /** A week after the order's end. */
    erasedAt: z.nullable(Instant),
  }),
  /** For its booster and staff. */
  share: z.nullable(ShareExplanation),
  /** Settlement if it ended now; sums to the price. */
  ifStopped: z.nullable(
    z.strictObject({
      /** Refund to the customer, in cents of the order’s currency. */
      refund: Amount,
      /** What the booster earns, in cents of the order’s currency. */
      earned: Amount,
      /** What the platform keeps, in cents of the order’s currency. */
      kept: Amount,
    }),
  ),
  /** Null for those who do not see earnings. */
  progressPaid: z.nullable(Amount),
  /** Restored by resume. */
  suspendedFrom: z.nullable(Status),
  /** Set when it ended before its target. */
  ending: z.nullable(
    z.strictObject({
      /** Reason given by staff. */
      reason: z.string(),
      /** How the price is divided: by progress, everything to the customer, or everything to the booster. */
      settlement: z.enum(settlements),
      /** Refund to the customer, in cents of the order’s currency. */
      refund: Amount,
      /** Where the refund goes: BoostCoins, or the payment provider. Coins that paid return as coins in any case. */
      refundTo: z.nullable(z.enum(refundTargets)),
    }),
  ),
  /** Proof that the order is complete. */
  proof: z.nullable(
    z.strictObject({
      /** What proves that the order is complete: 10 to 1000 characters. */
      note: z.string(),
      /** Web address of a screenshot or match list; optional. */
      link: z.nullable(z.string()),
    }),
  ),
  /** The customer’s review; null without one. */
  rating: z.nullable(
    z.strictObject({
      /** Rating from 1 to 5. */
      stars: z.int(),
      /** Text of the review; may be empty. */
      text: z.string(),
      /** When the review was written. */
      at: Instant,
      /** Staff's answer. */
      answer: z.nullable(z.string()),
    }),
  ),
  /** Latest dispute, for customer, booster and staff; absent without one. */
  dispute: z.optional(Dispute),
  /** For boosters and staff: what the latest booster who left wrote for the next one. Absent without one. */
  handOverNote: z.optional(z.string()),
  /** Timeline, oldest first. */
  events: z.array(OrderEvent),
  /** Cursor of `order.getEvents`, when the timeline leaves out older entries; absent otherwise. */
  olderEvents: z.optional(Cursor),
  /** Matches won since lock-in. */
  won: z.int(),
  /** Matches lost since lock-in. */
  lost: z.int(),
});
