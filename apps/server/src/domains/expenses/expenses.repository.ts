import { expenseKinds, expenses } from '@boostdesk/api-client/contract';
import type { Currency } from '@boostdesk/catalogs';
import { type Selectable, sql } from 'kysely';
import { defineAreaList, oneOf, withinDays } from '../../db/area-list.ts';
import { isCurrency } from '../../db/currency.ts';
import type { Reader, Tx } from '../../db/index.ts';
import type { Expenses } from '../../db/types.ts';

export interface ExpenseFields {
  readonly kind: (typeof expenseKinds)[number];
  readonly day: string;
  readonly amount: number;
  readonly currency: Currency;
  readonly text: string;
}

function toFields({ kind, day, amount, currency, text }: Selectable<Expenses>): ExpenseFields {
  const known = expenseKinds.find((one) => one === kind);
  if (known === undefined || !isCurrency(currency))
    throw new Error(`An expense is of the kind ${kind} in ${currency}.`);
  return { kind: known, day, amount: Number.parseInt(amount, 10), currency, text };
}

const select = (db: Reader) =>
  db
    .selectFrom('expenses')
    .innerJoin('users', 'users.id', 'expenses.created_by')
    .selectAll('expenses')
    .select(['users.id as creator', 'users.name', 'users.image']);

export const expensesArea = defineAreaList(expenses, select, {
  toRow: (row) => ({
    id: row.id,
    version: row.version,
    ...toFields(row),
    createdBy: { id: row.creator, name: row.name, image: row.image },
    createdAt: row.created_at.toISOString(),
  }),
  text: ['text', 'name'],
  sorts: { day: { text: 'day' }, id: { number: 'id' }, amount: { number: 'amount' }, kind: { text: 'kind' } },
  filters: { kind: oneOf('kind'), currency: oneOf('currency'), day: withinDays('day') },
});

const toColumns = ({ amount, ...fields }: ExpenseFields) => ({ ...fields, amount: String(amount) });

export function createExpensesRepository() {
  return {
    async insert(tx: Tx, fields: ExpenseFields, by: { readonly user: number; readonly at: Date }): Promise<number> {
      const { id } = await tx
        .insertInto('expenses')
        .values({ ...toColumns(fields), created_by: by.user, created_at: by.at })
        .returning('id')
        .executeTakeFirstOrThrow();
      return id;
    },

    async lock(tx: Tx, id: number) {
      const row = await tx.selectFrom('expenses').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
      return row === undefined ? undefined : { version: row.version, fields: toFields(row) };
    },

    async save(tx: Tx, id: number, fields: ExpenseFields): Promise<void> {
      await tx
        .updateTable('expenses')
        .set({ ...toColumns(fields), version: sql`version + 1` })
        .where('id', '=', id)
        .execute();
    },

    async remove(tx: Tx, id: number): Promise<void> {
      await tx.deleteFrom('expenses').where('id', '=', id).execute();
    },
  };
}
