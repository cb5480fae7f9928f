import * as z from 'zod/mini';
import { ProgressPayLine, progressPayStates } from '../money.ts';
import { AmountInput, CurrencyCode, Id, Person, text } from '../shapes.ts';
import { anyOf, defineArea, withCreate } from './define-area.ts';

/** What boosters get in advance for orders under way: no more than their share of what is played, and no part of it twice. */
export const progresspays = /* @__PURE__ */ withCreate(
  /* @__PURE__ */ defineArea({
    name: 'progresspays',
    description: 'progress payments',
    right: 'progressPay.list',
    row: {
      ...ProgressPayLine.shape,
      /** What was bought, in words. */
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
