import { sql } from 'kysely';
import type { Db, Tx } from '../../db/index.ts';

/** What a user has spent, and where their devices are reached. */
export function createPurseRepository() {
  return {
    /** Minor units a currency, over all orders that were paid, without what came back of them. */
    async spent(db: Db, user: number): Promise<{ currency: string; amount: number }[]> {
      const rows = await db
        .selectFrom('orders')
        .select(['currency', sql<string>`sum(price_amount - coalesce(refund_amount, 0))`.as('amount')])
        .where('customer_id', '=', user)
        .where('paid_at', 'is not', null)
        .groupBy('currency')
        .execute();
      return rows.map((row) => ({ currency: row.currency, amount: Number.parseInt(row.amount, 10) }));
    },

    /** A device has one token and belongs to whoever signed in on it last. */
    async putPushToken(tx: Tx, row: { token: string; user: number; sid: string; now: Date }): Promise<void> {
      const owner = { user_id: row.user, sid: row.sid, created_at: row.now };
      await tx
        .insertInto('push_tokens')
        .values({ token: row.token, ...owner })
        .onConflict((conflict) => conflict.column('token').doUpdateSet(owner))
        .execute();
    },

    async removePushToken(tx: Tx, user: number, token: string): Promise<void> {
      await tx.deleteFrom('push_tokens').where('token', '=', token).where('user_id', '=', user).execute();
    },
  };
}
