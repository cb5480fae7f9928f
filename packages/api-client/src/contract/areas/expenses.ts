import * as z from 'zod/mini';
import { Amount, CurrencyCode, Day, Instant, Person, text, WrittenAmount } from '../shapes.ts';
import { anyOf, Days, defineArea, editable, extendable, removable, Version } from './define-area.ts';

/** What the house spends money on. */
export const expenseKinds = ['advertising', 'software', 'salaries', 'accounts', 'fees', 'other'] as const;

const fields = {
  kind: z.enum(expenseKinds),
  /** The day on which it was spent. */
  day: Day,
  /** In minor units. */
  amount: WrittenAmount,
  currency: CurrencyCode,
  text: text(1, 500),
} as const;

/** Costs of the house, beside what orders move: kept as notes, no part of the ledger. */
export const expenses = /* @__PURE__ */ removable(
  /* @__PURE__ */ extendable(
    /* @__PURE__ */ editable(
      /* @__PURE__ */ defineArea({
        name: 'expenses',
        holds: 'business expenses',
        right: 'expense.list',
        row: {
          version: Version,
          ...fields,
          // What is kept was taken by the bounds of its day.
          day: z.iso.date(),
          amount: Amount,
          text: z.string(),
          createdBy: Person,
          createdAt: Instant,
        },
        filters: { kind: anyOf(z.enum(expenseKinds)), currency: anyOf(CurrencyCode), day: Days },
        sorts: ['day', 'id', 'amount', 'kind'],
      }),
      { right: 'expense.edit', fields },
    ),
    { right: 'expense.create', fields },
  ),
  { right: 'expense.remove' },
);
