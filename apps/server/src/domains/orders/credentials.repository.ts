import type { Tx } from '../../db/index.ts';
import type { Sealed } from './credentials-vault.ts';

/** Sealed account details. No list, no view and no log reads them. */
export function createCredentialsRepository() {
  return {
    async save(tx: Tx, order: number, { nonce, sealed }: Sealed, now: Date): Promise<void> {
      const row = { nonce, sealed, saved_at: now };
      await tx
        .insertInto('credentials')
        .values({ order_id: order, ...row })
        .onConflict((conflict) => conflict.column('order_id').doUpdateSet(row))
        .execute();
    },

    ofOrder: (tx: Tx, order: number): Promise<Sealed | undefined> =>
      tx.selectFrom('credentials').select(['nonce', 'sealed']).where('order_id', '=', order).executeTakeFirst(),
  };
}
