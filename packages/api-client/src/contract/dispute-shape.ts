import { disputeReasons } from '@boostdesk/catalogs/rules';
import * as z from 'zod/mini';
import { Picture } from './picture.ts';
import { Amount, Id, Instant, Person } from './shapes.ts';

/** How disputes end. `cancelled`: with the order. */
export const disputeResolutions = ['dismissed', 'refunded', 'redone', 'cancelled'] as const;

/** Problem that the customer has reported with an order. */
export const Dispute = z.strictObject({
  /** Dispute ID. */
  id: Id,
  /** Whose work the problem is about: the booster when it was reported; null for an old dispute without one. */
  booster: z.nullable(Person),
  /** What the problem is about. */
  reason: z.enum(disputeReasons),
  /** The customer’s description. */
  text: z.string(),
  /** Pictures that the customer added; missing without any. */
  pictures: z.optional(z.array(Picture)),
  /** When it was reported. */
  openedAt: Instant,
  /** When staff resolved it; null while it is open. */
  resolvedAt: z.nullable(Instant),
  /** How it ended; null while it is open. */
  resolution: z.nullable(z.enum(disputeResolutions)),
  /** Reason of the resolution; null while it is open. */
  note: z.nullable(z.string()),
  /** Refunded by this dispute, in cents of the order’s currency. */
  refund: Amount,
  /** Refunded by all disputes of the order, in cents of its currency. */
  refundedInAll: Amount,
  /** What a payout has paid of the order’s earning, which a refund leaves to the booster; for booster and staff. */
  paidOut: z.optional(Amount),
});
