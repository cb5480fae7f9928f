import { POINTS_MAX } from '@boostdesk/catalogs/rules';
import * as z from 'zod/mini';
import { loginFields, RevealedLogin } from './credentials.ts';
import { defineCall } from './define.ts';
import { Ending, orderDesk } from './order-desk.ts';
import { orderLists } from './order-lists.ts';
import { OrderChoice, OrderView, Rank } from './order-shapes.ts';
import { orderStart } from './order-start.ts';
import { CARD_MAX, Id, Instant, paymentMeans, REASON_MAX, text } from './shapes.ts';

const One = z.strictObject({ id: Id });
const Changed = z.strictObject({ order: OrderView });

/** Minimum characters of a proof's note. */
export const PROOF_MIN = 10;
/** Longest texts of order actions, in UTF-16 code units. */
export const ORDER_TEXT_MAX = { card: CARD_MAX, link: 500, note: 300, proof: 1000, review: 1000 } as const;

/** http(s) without user info, which can imitate a host. */
const WebLink = z.pipe(
  text(0, ORDER_TEXT_MAX.link),
  z.url({ protocol: /^https?$/ }).check(
    z.refine((link) => !URL.canParse(link) || new URL(link).username === '', {
      error: 'Remove everything before the @. It hides where the link leads.',
    }),
  ),
);

/** The calls of orders. */
export const order = {
  ...orderStart,
  ...orderLists,
  ...orderDesk,
  create: defineCall({
    name: 'order.create',
    method: 'POST',
    path: '/order/create',
    summary: 'Creates an unpaid order from the customer’s choices.',
    source: 'Boostdesk',
    right: 'order.create',
    kind: 'write',
    requiresIdempotencyKey: true,
    request: OrderChoice,
    response: Changed,
    errors: ['key_reused'],
  }),
  pay: defineCall({
    name: 'order.pay',
    method: 'POST',
    path: '/order/pay',
    summary: 'Pays for an order with BoostCoins, the test provider or both, and puts it on the board.',
    source: 'Boostdesk',
    right: 'order.pay',
    kind: 'write',
    requiresIdempotencyKey: true,
    request: z.strictObject({ id: Id, ...paymentMeans }),
    response: Changed,
    errors: ['conflict', 'key_reused', 'not_found', 'payment_declined'],
  }),
  get: defineCall({
    name: 'order.get',
    method: 'POST',
    path: '/order/get',
    summary: 'Returns an order with its timeline.',
    source: 'Boostdesk',
    right: 'order.get',
    kind: 'read',
    request: One,
    response: Changed,
    errors: ['not_found'],
  }),
  look: defineCall({
    name: 'order.look',
    method: 'POST',
    path: '/order/look',
    summary: 'Shows on the board for 60 seconds that the booster is viewing an order.',
    source: 'Boostdesk',
    right: 'order.look',
    kind: 'write',
    request: One,
    response: z.strictObject({ until: Instant }),
    errors: ['already_taken', 'conflict', 'not_found'],
  }),
  letGo: defineCall({
    name: 'order.letGo',
    method: 'POST',
    path: '/order/letGo',
    summary: 'Ends such a view early; does nothing if there is none.',
    source: 'Boostdesk',
    right: 'order.look',
    kind: 'write',
    request: One,
    response: z.strictObject({ ok: z.literal(true) }),
    errors: [],
  }),
  lockIn: defineCall({
    name: 'order.lockIn',
    method: 'POST',
    path: '/order/lockIn',
    summary: 'Locks in an awaiting order. Only one booster can get it; the others are notified who and when.',
    source: 'Boostdesk',
    right: 'order.lockIn',
    kind: 'write',
    request: One,
    response: Changed,
    errors: ['already_taken', 'conflict', 'not_found'],
  }),
  pause: defineCall({
    name: 'order.pause',
    method: 'POST',
    path: '/order/pause',
    summary: 'Pauses an active order and its deadline.',
    source: 'Boostdesk',
    right: 'order.pause',
    kind: 'write',
    request: z.strictObject({ id: Id, reason: z.optional(text(0, REASON_MAX)) }),
    response: Changed,
    errors: ['conflict', 'not_found'],
  }),
  unpause: defineCall({
    name: 'order.unpause',
    method: 'POST',
    path: '/order/unpause',
    summary: 'Unpauses an order.',
    source: 'Boostdesk',
    right: 'order.unpause',
    kind: 'write',
    request: One,
    response: Changed,
    errors: ['conflict', 'not_found'],
  }),
  logProgress: defineCall({
    name: 'order.logProgress',
    method: 'POST',
    path: '/order/logProgress',
    summary: 'Logs a match result or the account’s current standing.',
    source: 'Boostdesk',
    right: 'order.logProgress',
    kind: 'write',
    requiresIdempotencyKey: true,
    request: z.strictObject({
      id: Id,
      /** For climbs. */
      rank: z.optional(Rank),
      lp: z.optional(z.int().check(z.minimum(0), z.maximum(POINTS_MAX))),
      /** Total, for counts. */
      done: z.optional(z.int().check(z.minimum(0), z.maximum(1000))),
      won: z.optional(z.boolean()),
      /** Requires a note. */
      correction: z.optional(z.boolean()),
      note: z.optional(text(0, ORDER_TEXT_MAX.note)),
    }),
    response: Changed,
    errors: ['conflict', 'key_reused', 'not_found'],
  }),
  complete: defineCall({
    name: 'order.complete',
    method: 'POST',
    path: '/order/complete',
    summary: 'Completes an order with proof and records the booster’s earnings; staff can complete below target.',
    source: 'Boostdesk',
    right: 'order.complete',
    kind: 'write',
    requiresIdempotencyKey: true,
    request: z.strictObject({
      id: Id,
      proof: z.strictObject({ note: text(PROOF_MIN, ORDER_TEXT_MAX.proof), link: z.optional(WebLink) }),
      /** For staff, below the target. */
      ending: z.optional(Ending),
    }),
    response: Changed,
    errors: ['conflict', 'key_reused', 'not_found'],
  }),
  rate: defineCall({
    name: 'order.rate',
    method: 'POST',
    path: '/order/rate',
    summary: 'Saves the customer’s review of a complete order, once.',
    source: 'Boostdesk',
    right: 'order.rate',
    kind: 'write',
    request: z.strictObject({
      id: Id,
      stars: z.int().check(z.minimum(1), z.maximum(5)),
      text: text(0, ORDER_TEXT_MAX.review),
    }),
    response: Changed,
    errors: ['conflict', 'not_found'],
  }),
  saveCredentials: defineCall({
    name: 'order.saveCredentials',
    method: 'POST',
    path: '/order/saveCredentials',
    summary: 'Saves an order’s account details, encrypted at rest and never included in lists.',
    source: 'Boostdesk',
    right: 'order.saveCredentials',
    kind: 'write',
    request: z.strictObject({ id: Id, ...loginFields }),
    response: Changed,
    errors: ['conflict', 'not_found'],
  }),
  revealCredentials: defineCall({
    name: 'order.revealCredentials',
    method: 'POST',
    path: '/order/revealCredentials',
    summary: 'Reveals the account details for 30 seconds; every view is logged and shown to the customer.',
    source: 'Boostdesk',
    right: 'order.revealCredentials',
    kind: 'write',
    request: One,
    response: RevealedLogin,
    errors: ['conflict', 'not_found'],
  }),
};
