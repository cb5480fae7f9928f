import * as z from 'zod/mini';
import { Amount, AmountInput, CurrencyCode, Day, Instant, Person, text } from '../shapes.ts';
import { withCreate, withRemove, withUpdate } from './area-writes.ts';
import { anyOf, DayRange, defineArea, Version } from './define-area.ts';

/** Categories of expenses. */
export const expenseKinds = ['advertising', 'software', 'salaries', 'accounts', 'fees', 'other'] as const;

const fields = {
  /** Category. */
  kind: z.enum(expenseKinds),
  /** Calendar day, `YYYY-MM-DD`, UTC. */
  day: Day,
  /** In minor units. */
  amount: AmountInput,
  /** Currency of the amounts. */
  currency: CurrencyCode,
  /** What the money was spent on. */
  text: text(1, 500),
} as const;

/** Business expenses, outside the ledger. */
export const expenses = /* @__PURE__ */ withRemove(
  /* @__PURE__ */ withCreate(
    /* @__PURE__ */ withUpdate(
      /* @__PURE__ */ defineArea({
        name: 'expenses',
        right: 'expense.list',
        row: {
          /** Number of changes so far; an update sends it back. */
          version: Version,
          ...fields,
          /** Calendar day, `YYYY-MM-DD`, UTC. */
          day: z.iso.date(),
          /** Cents of `currency`. */
          amount: Amount,
          /** What the money was spent on. */
          text: z.string(),
          /** Who created it. */
          createdBy: Person,
          /** When it was created. */
          createdAt: Instant,
        },
        filters: {
          /** Any of these categories. */
          kind: anyOf(z.enum(expenseKinds)),
          /** Any of these currencies. */
          currency: anyOf(CurrencyCode),
          /** Between these days. */
          day: DayRange,
        },
        sorts: ['day', 'id', 'amount', 'kind'],
      }),
      { right: 'expense.edit', fields },
    ),
    { right: 'expense.create', fields },
  ),
  { right: 'expense.remove' },
);
