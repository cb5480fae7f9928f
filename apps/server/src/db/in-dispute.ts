import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Tx } from './index.ts';

/** Matches an order whose dispute is open. `order`: the SQL of its number. */
export const isInDispute = (order: RawBuilder<unknown>): RawBuilder<SqlBool> =>
  sql<SqlBool>`exists (select 1 from disputes d where d.order_id = ${order} and d.resolved_at is null)`;

/**
 * Filters the orders that are in dispute. Lock their earnings first, in a statement of its own: a statement that waits
 * for a lock does not see the dispute that held it.
 */
export async function findInDispute(tx: Tx, orders: readonly number[]): Promise<ReadonlySet<number>> {
  if (orders.length === 0) return new Set();
  const rows = await tx
    .selectFrom('disputes')
    .select('order_id')
    .where('order_id', 'in', orders)
    .where('resolved_at', 'is', null)
    .execute();
  return new Set(rows.map((row) => row.order_id));
}
