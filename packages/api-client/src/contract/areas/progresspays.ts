import * as z from 'zod/mini';
import { ProgressPayLine, progressPayStates } from '../money.ts';
import { AmountInput, CurrencyCode, Id, Person, text } from '../shapes.ts';
import { withCreate } from './area-writes.ts';
import { anyOf, defineArea } from './define-area.ts';

/** Advances on orders in progress, in total at most the booster's share of the progress. */
export const progresspays = /* @__PURE__ */ withCreate(
  /* @__PURE__ */ defineArea({
    name: 'progresspays',
    right: 'progressPay.list',
    row: {
      ...ProgressPayLine.shape,
      /** What was bought, such as `League boosting, Gold IV to Platinum II`. */
      purchase: z.string(),
      /** The booster. */
      booster: Person,
      /** Note to the booster, up to 300 characters. */
      note: z.string(),
      /** Payout that contains it; null without one. */
      payout: z.nullable(Id),
      /** Who created it. */
      createdBy: Person,
    },
    filters: {
      /** Any of these states. */
      state: anyOf(z.enum(progressPayStates)),
      /** Any of these currencies. */
      currency: anyOf(CurrencyCode),
    },
    sorts: ['id', 'amount', 'booster', 'order'],
  }),
  {
    right: 'order.payProgress',
    /** `amount` in minor units of the order's currency. */
    fields: {
      /** Order number. */
      order: Id,
      /** Amount to pay, in cents of the order’s currency. */
      amount: AmountInput,
      /** Note to the booster, up to 300 characters. */
      note: text(0, 300),
    },
  },
);
