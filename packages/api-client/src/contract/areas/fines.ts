import * as z from 'zod/mini';
import { defineCall } from '../define.ts';
import { FineLine, fineStates } from '../money.ts';
import { AmountInput, CurrencyCode, Done, Id, Instant, Person, Reason } from '../shapes.ts';
import { anyOf, defineArea, withCreate } from './define-area.ts';

const area = /* @__PURE__ */ withCreate(
  /* @__PURE__ */ defineArea({
    name: 'fines',
    description: 'booster fines',
    right: 'fine.list',
    row: {
      booster: Person,
      ...FineLine.shape,
      /** Payout that deducts it, proposed or paid. */
      payout: z.nullable(Id),
      createdBy: Person,
      liftedBy: z.nullable(Person),
      liftedAt: z.nullable(Instant),
    },
    filters: { state: anyOf(z.enum(fineStates)), currency: anyOf(CurrencyCode) },
    sorts: ['id', 'amount', 'booster'],
  }),
  {
    right: 'fine.create',
    fields: { booster: Id, order: z.nullable(Id), currency: CurrencyCode, amount: AmountInput, reason: Reason },
  },
);

/** Fines, deducted once from the booster's next payout unless waived before. */
export const fines = /* @__PURE__ */ (() => ({
  ...area,
  calls: {
    ...area.calls,
    lift: defineCall({
      name: 'fines.lift',
      method: 'POST',
      path: '/fines/lift',
      summary: 'Waives a fine that isn’t part of a proposed or paid payout.',
      source: 'Boostdesk',
      right: 'fine.lift',
      kind: 'write',
      requiresIdempotencyKey: true,
      request: z.strictObject({ id: Id }),
      response: Done,
      errors: ['conflict', 'key_reused', 'not_found'],
    }),
  },
}))();
