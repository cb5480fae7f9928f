import * as z from 'zod/mini';
import { defineCall } from '../define.ts';
import { FineLine, fineStates } from '../money.ts';
import { AmountInput, CurrencyCode, Done, Id, Instant, Person, Reason } from '../shapes.ts';
import { withCreate } from './area-writes.ts';
import { anyOf, defineArea } from './define-area.ts';

const area = /* @__PURE__ */ withCreate(
  /* @__PURE__ */ defineArea({
    name: 'fines',
    right: 'fine.list',
    row: {
      /** The booster. */
      booster: Person,
      ...FineLine.shape,
      /** Payout that deducts it, proposed or paid. */
      payout: z.nullable(Id),
      /** Who created it. */
      createdBy: Person,
      /** Who waived it; null otherwise. */
      liftedBy: z.nullable(Person),
      /** When it was waived; null otherwise. */
      liftedAt: z.nullable(Instant),
    },
    filters: {
      /** Any of these states. */
      state: anyOf(z.enum(fineStates)),
      /** Any of these currencies. */
      currency: anyOf(CurrencyCode),
    },
    sorts: ['id', 'amount', 'booster'],
  }),
  {
    right: 'fine.create',
    fields: {
      /** User ID of the booster. */
      booster: Id,
      /** Order that it concerns; null without one. */
      order: z.nullable(Id),
      /** Currency of the amounts. */
      currency: CurrencyCode,
      /** Amount of the fine, in cents of `currency`. */
      amount: AmountInput,
      /** Reason, read by the people concerned: 3 to 300 characters. */
      reason: Reason,
    },
  },
);

/** Fines, deducted once from the booster's next payout unless waived before. */
export const fines = /* @__PURE__ */ (() => ({
  ...area,
  calls: {
    ...area.calls,
    /**
     * Waives a fine that isn’t part of a proposed or paid payout.
     * @throws ApiError with `conflict`, `key_reused`, `not_found`
     * @example await client.fines.lift({ id: 7 });
     */
    lift: defineCall({
      name: 'fines.lift',
      method: 'POST',
      path: '/fines/lift',
      source: 'Boostdesk',
      right: 'fine.lift',
      kind: 'write',
      requiresIdempotencyKey: true,
      request: z.strictObject({
        /** Fine ID. */
        id: Id,
      }),
      response: Done,
      errors: ['conflict', 'key_reused', 'not_found'],
    }),
  },
}))();
