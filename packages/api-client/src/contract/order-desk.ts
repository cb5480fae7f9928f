import { settlements } from '@boostdesk/catalogs';
import { HAND_OVER_MAX, HAND_OVER_MIN } from '@boostdesk/catalogs/rules';
import * as z from 'zod/mini';
import { defineCall } from './define.ts';
import { OrderView, refundTargets } from './order-shapes.ts';
import { Id, Instant, int, Person, Reason, text } from './shapes.ts';

const Changed = z.strictObject({
  /** The order after the call. */
  order: OrderView,
});

const WithReason = z.strictObject({
  /** Order number. */
  id: Id,
  /** Reason, read by the people concerned: 3 to 300 characters. */
  reason: Reason,
});

const Leaving = z.strictObject({
  ...WithReason.shape,
  /** Hand-over note for the next booster, 10 to 500 characters; the customer does not see it. */
  note: z.optional(text(HAND_OVER_MIN, HAND_OVER_MAX)),
});

/** Settlement of an order that ends early. */
export const Ending = z.strictObject({
  /** Reason, read by the people concerned: 3 to 300 characters. */
  reason: Reason,
  /** How the price is divided: by progress, everything to the customer, or everything to the booster. */
  settlement: z.enum(settlements),
  /** Where the refund goes: BoostCoins, or the payment provider. Coins that paid return as coins in any case. */
  refundTo: z.enum(refundTargets),
  /** As displayed, in cents; refused when changed. */
  figures: z.strictObject({
    /** Refund to the customer, in cents of the order’s currency. */
    refund: int(0),
    /** What the booster earns, in cents of the order’s currency. */
    earned: int(0),
    /** What the platform keeps, in cents. */
    kept: int(-2_147_483_648),
  }),
});

/** Staff's calls on orders. */
export const orderDesk = {
  /**
   * Returns how many orders need attention, by reason, and the number of open orders per game.
   * @example await client.order.getDesk();
   */
  getDesk: defineCall({
    name: 'order.getDesk',
    method: 'POST',
    path: '/order/getDesk',
    source: 'Boostdesk',
    right: 'order.listAll',
    kind: 'read',
    request: z.strictObject({}),
    response: z.strictObject({
      /** Orders that need attention, by reason. */
      needs: z.strictObject({
        /** Nobody has locked them in for 2 hours. */
        waiting: z.int(),
        /** Past their deadline. */
        late: z.int(),
        /** The customer has waited for a reply for an hour. */
        unanswered: z.int(),
        /** The customer has reported a problem that staff have not resolved. */
        disputed: z.int(),
      }),
      /** Most first. */
      games: z.array(
        z.strictObject({
          /** Game ID, 0 to 17; see `gameById` of `@boostdesk/catalogs`. */
          game: z.int(),
          /** Orders on the board. */
          awaiting: z.int(),
          /** Orders in progress. */
          processing: z.int(),
        }),
      ),
    }),
    errors: [],
  }),
  /**
   * Lets the customer cancel an unpaid order and moves it to the archive.
   * @throws ApiError with `conflict`, `not_found`
   * @example await client.order.withdraw({ id: 10001 });
   */
  withdraw: defineCall({
    name: 'order.withdraw',
    method: 'POST',
    path: '/order/withdraw',
    source: 'Boostdesk',
    right: 'order.withdraw',
    kind: 'write',
    request: z.strictObject({
      /** Order number. */
      id: Id,
    }),
    response: Changed,
    errors: ['conflict', 'not_found'],
  }),
  /**
   * Lets the booster return an order to the board; logged progress stays.
   * A note for the next booster is required once progress was logged since lock-in.
   * @throws ApiError with `conflict`, `not_found`
   * @example await client.order.drop({ id: 10001, reason: 'The customer asked for it.', note: 'Gold II, 60 LP. Plays support only.' });
   */
  drop: defineCall({
    name: 'order.drop',
    method: 'POST',
    path: '/order/drop',
    source: 'Boostdesk',
    right: 'order.drop',
    kind: 'write',
    request: Leaving,
    response: Changed,
    errors: ['conflict', 'not_found'],
  }),
  /**
   * Lists the boosters matching an awaiting order, those with the fewest active orders first.
   * @throws ApiError with `conflict`, `not_found`
   * @example await client.order.getAssignable({ id: 10001 });
   */
  getAssignable: defineCall({
    name: 'order.getAssignable',
    method: 'POST',
    path: '/order/getAssignable',
    source: 'Boostdesk',
    right: 'order.assign',
    kind: 'read',
    request: z.strictObject({
      /** Order number. */
      id: Id,
    }),
    response: z.array(
      z.strictObject({
        /** A booster who fits the order. */
        booster: Person,
        /** Whether the booster is on trial: one active order at a time. */
        trial: z.boolean(),
        /** Active orders of the booster. */
        running: z.int(),
      }),
    ),
    errors: ['conflict', 'not_found'],
  }),
  /**
   * Assigns an awaiting order to a matching booster.
   * @throws ApiError with `conflict`, `not_found`
   * @example await client.order.assign({ id: 10001, booster: 1, reason: 'The customer asked for it.' });
   */
  assign: defineCall({
    name: 'order.assign',
    method: 'POST',
    path: '/order/assign',
    source: 'Boostdesk',
    right: 'order.assign',
    kind: 'write',
    request: z.strictObject({
      /** Order number. */
      id: Id,
      /** User ID of the booster. */
      booster: Id,
      /** Reason, read by the people concerned: 3 to 300 characters. */
      reason: Reason,
    }),
    response: Changed,
    errors: ['conflict', 'not_found'],
  }),
  /**
   * Unassigns the booster and returns the order to the board; logged progress stays.
   * A note for the next booster is required once progress was logged since lock-in.
   * @throws ApiError with `conflict`, `not_found`
   * @example await client.order.unassign({ id: 10001, reason: 'The customer asked for it.', note: 'Gold II, 60 LP. Plays support only.' });
   */
  unassign: defineCall({
    name: 'order.unassign',
    method: 'POST',
    path: '/order/unassign',
    source: 'Boostdesk',
    right: 'order.unassign',
    kind: 'write',
    request: Leaving,
    response: Changed,
    errors: ['conflict', 'not_found'],
  }),
  /**
   * Suspends an order until staff resume it; its deadline is paused.
   * @throws ApiError with `conflict`, `not_found`
   * @example await client.order.suspend({ id: 10001, reason: 'The customer asked for it.' });
   */
  suspend: defineCall({
    name: 'order.suspend',
    method: 'POST',
    path: '/order/suspend',
    source: 'Boostdesk',
    right: 'order.suspend',
    kind: 'write',
    request: WithReason,
    response: Changed,
    errors: ['conflict', 'not_found'],
  }),
  /**
   * Resumes a suspended order in its previous status.
   * @throws ApiError with `conflict`, `not_found`
   * @example await client.order.resume({ id: 10001, reason: 'The customer asked for it.' });
   */
  resume: defineCall({
    name: 'order.resume',
    method: 'POST',
    path: '/order/resume',
    source: 'Boostdesk',
    right: 'order.resume',
    kind: 'write',
    request: WithReason,
    response: Changed,
    errors: ['conflict', 'not_found'],
  }),
  /**
   * Extends an order’s deadline.
   * @throws ApiError with `conflict`, `not_found`
   * @example await client.order.extendDeadline({ id: 10001, deadline: '2026-03-08T12:00:00Z', reason: 'The servers were down' });
   */
  extendDeadline: defineCall({
    name: 'order.extendDeadline',
    method: 'POST',
    path: '/order/extendDeadline',
    source: 'Boostdesk',
    right: 'order.extendDeadline',
    kind: 'write',
    request: z.strictObject({
      /** Order number. */
      id: Id,
      /** New deadline, later than the current one. */
      deadline: Instant,
      /** Reason, read by the people concerned: 3 to 300 characters. */
      reason: Reason,
    }),
    response: Changed,
    errors: ['conflict', 'not_found'],
  }),
  /**
   * Ends an order early: records the refund, earnings and platform revenue, and moves it to the archive.
   * @throws ApiError with `conflict`, `key_reused`, `not_found`
   * @example await client.order.cancel({
   *   id: 10001,
   *   ending: { reason: 'The customer left', settlement: 'byProgress', refundTo: 'coins', figures: { refund: 5000, earned: 1200, kept: 800 } },
   * });
   */
  cancel: defineCall({
    name: 'order.cancel',
    method: 'POST',
    path: '/order/cancel',
    source: 'Boostdesk',
    right: 'order.cancel',
    kind: 'write',
    requiresIdempotencyKey: true,
    request: z.strictObject({
      /** Order number. */
      id: Id,
      /** How the order ends. */
      ending: Ending,
    }),
    response: Changed,
    errors: ['conflict', 'key_reused', 'not_found'],
  }),
};
