import { MUTED_MAX } from '@boostdesk/api-client/contract';
import type { Db, Tx } from '../../db/index.ts';

interface Mute {
  readonly user: number;
  readonly order: number;
}

export function createMutesRepository() {
  return {
    /** Sorted by order. */
    async list(db: Db | Tx, user: number): Promise<number[]> {
      const rows = await db
        .selectFrom('muted_orders')
        .select('order_id')
        .where('user_id', '=', user)
        .orderBy('order_id')
        .limit(MUTED_MAX)
        .execute();
      return rows.map((row) => row.order_id);
    },

    /** Returns false when the order is already muted. */
    async add(tx: Tx, { user, order }: Mute, now: Date): Promise<boolean> {
      const result = await tx
        .insertInto('muted_orders')
        .values({ user_id: user, order_id: order, muted_at: now })
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirst();
      return (result.numInsertedOrUpdatedRows ?? 0n) > 0n;
    },

    /** Returns false when the order is not muted. */
    async remove(tx: Tx, { user, order }: Mute): Promise<boolean> {
      const result = await tx
        .deleteFrom('muted_orders')
        .where('user_id', '=', user)
        .where('order_id', '=', order)
        .executeTakeFirst();
      return result.numDeletedRows > 0n;
    },
  };
}
