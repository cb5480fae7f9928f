import type { AreaAddition, AreaChange, AreaRemoval } from '../../areas/area-handlers.ts';
import { createExpensesRepository, type ExpenseFields } from './expenses.repository.ts';

export interface ExpensesDeps {
  readonly clock: () => Date;
}

interface Expenses {
  readonly change: AreaChange<ExpenseFields>;
  readonly addition: AreaAddition<ExpenseFields>;
  readonly removal: AreaRemoval<ExpenseFields>;
}

/** docs/product.md, Expenses. */
export function createExpensesService({ clock }: ExpensesDeps): Expenses {
  const expenses = createExpensesRepository();
  return {
    change: { action: 'expense.edit', lock: expenses.lock, save: expenses.save },
    addition: {
      action: 'expense.create',
      insert: (tx, fields, actor) => expenses.insert(tx, fields, { user: actor.id, at: clock() }),
    },
    removal: { action: 'expense.remove', lock: expenses.lock, remove: expenses.remove },
  };
}
