import * as z from 'zod/mini';
import { Amount, AmountInput, CurrencyCode, Day, Instant, Person, text } from '../shapes.ts';
import { anyOf, DayRange, defineArea, Version, withCreate, withRemove, withUpdate } from './define-area.ts';

/** Categories of expenses. */
export const expenseKinds = ['advertising', 'software', 'salaries', 'accounts', 'fees', 'other'] as const;

const fields = {
  kind: z.enum(expenseKinds),
  day: Day,
  /** In minor units. */
  amount: AmountInput,
  currency: CurrencyCode,
  text: text(1, 500),
} as const;

/** Business expenses, outside the ledger. */
export const expenses = /* @__PURE__ */ withRemove(
  /* @__PURE__ */ withCreate(
    /* @__PURE__ */ withUpdate(
      /* @__PURE__ */ defineArea({
        name: 'expenses',
        description: 'business expenses',
        right: 'expense.list',
        row: {
          version: Version,
          ...fields,
          day: z.iso.date(),
          amount: Amount,
          text: z.string(),
          createdBy: Person,
          createdAt: Instant,
        },
        filters: { kind: anyOf(z.enum(expenseKinds)), currency: anyOf(CurrencyCode), day: DayRange },
        sorts: ['day', 'id', 'amount', 'kind'],
      }),
      { right: 'expense.edit', fields },
    ),
    { right: 'expense.create', fields },
  ),
  { right: 'expense.remove' },
);
