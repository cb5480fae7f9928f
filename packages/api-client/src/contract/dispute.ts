import { disputeReasons } from '@boostdesk/catalogs/rules';
import * as z from 'zod/mini';
import { defineCall } from './define.ts';
import { OrderView, refundTargets } from './order-shapes.ts';
import { ChosenPictures } from './picture.ts';
import { Id, int, Reason, text } from './shapes.ts';

/** Shortest and longest description of a problem, in UTF-16 code units. */
export const DISPUTE_TEXT = { min: 10, max: 2000 } as const;

const Changed = z.strictObject({
  /** The order after the call. */
  order: OrderView,
});

/** What staff decide. */
const Outcome = z.discriminatedUnion('kind', [
  z.strictObject({
    /** The order stays as it is. */
    kind: z.literal('dismiss'),
  }),
  z.strictObject({
    /** The order returns to the board for another booster; only while it is Awaiting, Processing or Paused. */
    kind: z.literal('redo'),
  }),
  z.strictObject({
    /** The customer gets a part back; only once the order is complete. */
    kind: z.literal('refund'),
    /** Part of what the customer has paid so far, 1 to 100. */
    percent: z.int().check(z.minimum(1), z.maximum(100)),
    /** Where the refund goes: BoostCoins, or the payment provider. Coins that paid return as coins in any case. */
    refundTo: z.enum(refundTargets),
    /** As displayed, in cents; refused when changed. */
    figures: z.strictObject({
      /** Refund to the customer, in cents of the order’s currency. */
      refund: int(0),
      /** What the booster earns then, progress payments included, in cents of the order’s currency. */
      earned: int(0),
      /** What the platform keeps then, in cents. */
      kept: int(-2_147_483_648),
    }),
  }),
]);

/** Calls of disputes. */
export const dispute = {
  /**
   * Lets the customer report a problem with an order. Until staff resolve it, no payout pays the order’s earnings.
   * @throws ApiError with `conflict`, `not_found`
   * @example await client.dispute.open({ id: 10001, reason: 'slow', text: 'Nobody has played for three days.' });
   */
  open: defineCall({
    name: 'dispute.open',
    method: 'POST',
    path: '/dispute/open',
    source: 'Boostdesk',
    right: 'order.openDispute',
    kind: 'write',
    request: z.strictObject({
      /** Order number. */
      id: Id,
      /** What the problem is about. */
      reason: z.enum(disputeReasons),
      /** Description, read by booster and staff: 10 to 2000 characters. */
      text: text(DISPUTE_TEXT.min, DISPUTE_TEXT.max),
      /** The caller’s uploads (`picture.upload`) for this order that nothing uses yet. */
      pictures: z.optional(ChosenPictures),
    }),
    response: Changed,
    errors: ['conflict', 'not_found'],
  }),
  /**
   * Resolves the open dispute of an order: dismisses it, refunds a part, or has the order redone by another booster.
   * @throws ApiError with `conflict`, `key_reused`, `not_found`
   * @example await client.dispute.resolve({ id: 10001, reason: 'The matches were played as agreed.', outcome: { kind: 'dismiss' } });
   */
  resolve: defineCall({
    name: 'dispute.resolve',
    method: 'POST',
    path: '/dispute/resolve',
    source: 'Boostdesk',
    right: 'order.resolveDispute',
    kind: 'write',
    requiresIdempotencyKey: true,
    request: z.strictObject({
      /** Order number. */
      id: Id,
      /** Reason, read by the people concerned: 3 to 300 characters. */
      reason: Reason,
      /** What staff decide. */
      outcome: Outcome,
    }),
    response: Changed,
    errors: ['conflict', 'key_reused', 'not_found'],
  }),
  /**
   * Packs the evidence of an order’s disputes into a ZIP file: order, timeline, progress, views of the account details, chat
   * with pictures, guide, and payments, as JSON and as a page. Pictures of more than 50 MB together are listed without their
   * files. The same data give the same bytes. The site log records it.
   * @throws ApiError with `conflict`, `not_found`
   * @example await client.dispute.exportEvidence({ id: 10001 });
   */
  exportEvidence: defineCall({
    name: 'dispute.exportEvidence',
    method: 'POST',
    path: '/dispute/exportEvidence',
    source: 'Boostdesk',
    right: 'order.exportEvidence',
    kind: 'write',
    request: z.strictObject({
      /** Order number. */
      id: Id,
    }),
    response: z.strictObject({
      /** Name for the file. */
      name: z.string(),
      /** SHA-256 of the file, in hexadecimal. */
      sha256: z.string(),
      /** The file, in Base64. */
      zip: z.string(),
    }),
    errors: ['conflict', 'not_found'],
  }),
};
