import { sql } from 'kysely';
import { BROADCAST_RETENTION_MS } from '../../db/broadcast-feed.ts';
import type { Db, Tx } from '../../db/index.ts';

/** Rows per DELETE. */
const DELETE_BATCH = 1000;

export function createBroadcastsRepository() {
  return {
    /**
     * Must be the transaction's last write, so that ids follow the commit order of transactions that wait for each
     * other's locks.
     */
    async insert(tx: Tx, items: readonly object[]): Promise<void> {
      await tx
        .insertInto('broadcasts')
        .values({ items: JSON.stringify(items) })
        .execute();
    },

    /** Deletes by the database's clock, in short batches that hold few locks. */
    async deleteExpired(db: Db): Promise<void> {
      const before = sql<Date>`now() - make_interval(secs => ${BROADCAST_RETENTION_MS / 1000})`;
      let deleted: bigint;
      do {
        const batch = db
          .selectFrom('broadcasts')
          .select('id')
          .where('created_at', '<', before)
          .orderBy('id')
          .limit(DELETE_BATCH)
          // Another process deletes locked rows.
          .forUpdate()
          .skipLocked();
        // An array, because a plan may run the subquery of an `in` more than once, each time with other rows.
        const ids = sql<string>`any(array(${batch}))`;
        ({ numDeletedRows: deleted } = await db.deleteFrom('broadcasts').where('id', '=', ids).executeTakeFirst());
      } while (deleted === BigInt(DELETE_BATCH));
    },
  };
}
