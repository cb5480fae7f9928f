import { sql } from 'kysely';
import type { Db } from '../../db/index.ts';

export function createSpendingRepository() {
  return {
    /** Sums paid orders less refunds, in minor units. */
    async sumByCurrency(db: Db, user: number): Promise<{ currency: string; amount: number }[]> {
      const rows = await db
        .selectFrom('orders')
        .select([
          'currency',
          sql<string>`sum(price_amount - coalesce(refund_amount, 0) - (
            select coalesce(sum(d.refund_amount), 0) from disputes d where d.order_id = orders.id))`.as('amount'),
        ])
        .where('customer_id', '=', user)
        .where('paid_at', 'is not', null)
        .groupBy('currency')
        .execute();
      return rows.map((row) => ({ currency: row.currency, amount: Number.parseInt(row.amount, 10) }));
    },
  };
}
