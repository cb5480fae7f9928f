import * as z from 'zod/mini';
import { ProgressPayLine, progressPayStates } from '../money.ts';
import { AmountInput, CurrencyCode, Id, Person, text } from '../shapes.ts';
import { anyOf, defineArea, withCreate } from './define-area.ts';

/** Advances on orders in progress, in total at most the booster's share of the progress. */
export const progresspays = /* @__PURE__ */ withCreate(
  /* @__PURE__ */ defineArea({
    name: 'progresspays',
    description: 'progress payments',
    right: 'progressPay.list',
    row: {
      ...ProgressPayLine.shape,
      purchase: z.string(),
      booster: Person,
      note: z.string(),
      payout: z.nullable(Id),
      createdBy: Person,
    },
    filters: { state: anyOf(z.enum(progressPayStates)), currency: anyOf(CurrencyCode) },
    sorts: ['id', 'amount', 'booster', 'order'],
  }),
  {
    right: 'order.payProgress',
    /** `amount` in minor units of the order's currency. */
    fields: { order: Id, amount: AmountInput, note: text(0, 300) },
  },
);
