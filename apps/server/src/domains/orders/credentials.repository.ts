import type { Tx } from '../../db/index.ts';
import type { Encrypted } from '../../vault/credentials-vault.ts';

/** Encrypted account details, which no list, view or log reads. */
export function createCredentialsRepository() {
  return {
    async save(tx: Tx, order: number, { nonce, sealed }: Encrypted, now: Date): Promise<void> {
      const row = { nonce, sealed, saved_at: now };
      await tx
        .insertInto('credentials')
        .values({ order_id: order, ...row })
        .onConflict((conflict) => conflict.column('order_id').doUpdateSet(row))
        .execute();
    },

    /** Erases the details of orders that ended before a time; the orders record when. */
    async eraseEnded(tx: Tx, before: Date, now: Date): Promise<void> {
      const erased = await tx
        .deleteFrom('credentials')
        .using('orders')
        .whereRef('orders.id', '=', 'credentials.order_id')
        .where((order) =>
          order.or([order('orders.completed_at', '<', before), order('orders.cancelled_at', '<', before)]),
        )
        .returning('credentials.order_id')
        .execute();
      const orders = erased.map((row) => row.order_id);
      if (orders.length === 0) return;
      const erasure = { credentials_saved_at: null, credentials_erased_at: now };
      await tx.updateTable('orders').set(erasure).where('id', 'in', orders).execute();
    },

    ofOrder: (tx: Tx, order: number): Promise<Encrypted | undefined> =>
      tx.selectFrom('credentials').select(['nonce', 'sealed']).where('order_id', '=', order).executeTakeFirst(),
  };
}
