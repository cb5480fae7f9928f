import { settlements } from '@boostdesk/catalogs';
import * as z from 'zod/mini';
import { defineCall } from './define.ts';
import { OrderView, refundTargets } from './order-shapes.ts';
import { Id, Instant, int, Person, Reason } from './shapes.ts';

const Changed = z.strictObject({ order: OrderView });

const WithReason = z.strictObject({ id: Id, reason: Reason });

/** Settlement of an order that ends early. */
export const Ending = z.strictObject({
  reason: Reason,
  settlement: z.enum(settlements),
  refundTo: z.enum(refundTargets),
  /** As displayed, in cents; refused when changed. */
  figures: z.strictObject({ refund: int(0), earned: int(0), kept: int(-2_147_483_648) }),
});

/** Staff's calls on orders. */
export const orderDesk = {
  getDesk: defineCall({
    name: 'order.getDesk',
    method: 'POST',
    path: '/order/getDesk',
    summary: 'Returns how many orders need attention, by reason, and the number of open orders per game.',
    source: 'Boostdesk',
    right: 'order.listAll',
    kind: 'read',
    request: z.strictObject({}),
    response: z.strictObject({
      needs: z.strictObject({ waiting: z.int(), late: z.int(), unanswered: z.int() }),
      /** Most first. */
      games: z.array(z.strictObject({ game: z.int(), awaiting: z.int(), processing: z.int() })),
    }),
    errors: [],
  }),
  withdraw: defineCall({
    name: 'order.withdraw',
    method: 'POST',
    path: '/order/withdraw',
    summary: 'Lets the customer cancel an unpaid order and moves it to the archive.',
    source: 'Boostdesk',
    right: 'order.withdraw',
    kind: 'write',
    request: z.strictObject({ id: Id }),
    response: Changed,
    errors: ['conflict', 'not_found'],
  }),
  drop: defineCall({
    name: 'order.drop',
    method: 'POST',
    path: '/order/drop',
    summary: 'Lets the booster return an order to the board; logged progress stays.',
    source: 'Boostdesk',
    right: 'order.drop',
    kind: 'write',
    request: WithReason,
    response: Changed,
    errors: ['conflict', 'not_found'],
  }),
  getAssignable: defineCall({
    name: 'order.getAssignable',
    method: 'POST',
    path: '/order/getAssignable',
    summary: 'Lists the boosters matching an awaiting order, those with the fewest active orders first.',
    source: 'Boostdesk',
    right: 'order.assign',
    kind: 'read',
    request: z.strictObject({ id: Id }),
    response: z.array(z.strictObject({ booster: Person, trial: z.boolean(), running: z.int() })),
    errors: ['conflict', 'not_found'],
  }),
  assign: defineCall({
    name: 'order.assign',
    method: 'POST',
    path: '/order/assign',
    summary: 'Assigns an awaiting order to a matching booster.',
    source: 'Boostdesk',
    right: 'order.assign',
    kind: 'write',
    request: z.strictObject({ id: Id, booster: Id, reason: Reason }),
    response: Changed,
    errors: ['conflict', 'not_found'],
  }),
  unassign: defineCall({
    name: 'order.unassign',
    method: 'POST',
    path: '/order/unassign',
    summary: 'Unassigns the booster and returns the order to the board; logged progress stays.',
    source: 'Boostdesk',
    right: 'order.unassign',
    kind: 'write',
    request: WithReason,
    response: Changed,
    errors: ['conflict', 'not_found'],
  }),
  suspend: defineCall({
    name: 'order.suspend',
    method: 'POST',
    path: '/order/suspend',
    summary: 'Suspends an order until staff resume it; its deadline is paused.',
    source: 'Boostdesk',
    right: 'order.suspend',
    kind: 'write',
    request: WithReason,
    response: Changed,
    errors: ['conflict', 'not_found'],
  }),
  resume: defineCall({
    name: 'order.resume',
    method: 'POST',
    path: '/order/resume',
    summary: 'Resumes a suspended order in its previous status.',
    source: 'Boostdesk',
    right: 'order.resume',
    kind: 'write',
    request: WithReason,
    response: Changed,
    errors: ['conflict', 'not_found'],
  }),
  extendDeadline: defineCall({
    name: 'order.extendDeadline',
    method: 'POST',
    path: '/order/extendDeadline',
    summary: 'Extends an order’s deadline.',
    source: 'Boostdesk',
    right: 'order.extendDeadline',
    kind: 'write',
    request: z.strictObject({ id: Id, deadline: Instant, reason: Reason }),
    response: Changed,
    errors: ['conflict', 'not_found'],
  }),
  cancel: defineCall({
    name: 'order.cancel',
    method: 'POST',
    path: '/order/cancel',
    summary: 'Ends an order early: records the refund, earnings and platform revenue, and moves it to the archive.',
    source: 'Boostdesk',
    right: 'order.cancel',
    kind: 'write',
    requiresIdempotencyKey: true,
    request: z.strictObject({ id: Id, ending: Ending }),
    response: Changed,
    errors: ['conflict', 'key_reused', 'not_found'],
  }),
};
