import { ORDER_STATUS } from '@boostdesk/catalogs';
import { sql } from 'kysely';
import type { Db, Tx } from '../../db/index.ts';

export function createFavoritesRepository() {
  return {
    /** In the order of the ids; users who do not exist are left out. */
    async people(db: Db, ids: readonly number[]): Promise<{ id: number; name: string; image: string | null }[]> {
      if (ids.length === 0) return [];
      const found = await db.selectFrom('users').select(['id', 'name', 'image']).where('id', 'in', ids).execute();
      return found.toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id));
    },

    async put(tx: Tx, user: number, ids: readonly number[]): Promise<void> {
      await tx
        .updateTable('users')
        .set({ favorite_employees: [...ids] })
        .where('id', '=', user)
        .execute();
    },

    /** Returns an order that the booster has or had of the customer, if possible a complete one. */
    async findSharedOrder(tx: Tx, customer: number, booster: number): Promise<number | undefined> {
      const row = await tx
        .selectFrom('orders')
        .select('id')
        .where('customer_id', '=', customer)
        .where('booster_id', '=', booster)
        .orderBy(sql`status = ${ORDER_STATUS.complete}`, 'desc')
        .orderBy('id', 'desc')
        .limit(1)
        .executeTakeFirst();
      return row?.id;
    },
  };
}
