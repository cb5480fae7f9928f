import { sql } from 'kysely';
import { BROADCASTS_KEPT_MS } from '../../db/broadcast-feed.ts';
import type { Db, Tx } from '../../db/index.ts';

/** Most rows that one statement deletes. */
const DELETED_AT_ONCE = 1000;

export function createBroadcastsRepository() {
  return {
    /** The last write of a transaction: rows of transactions that wait for each other's locks have ids in the order of their commits. */
    async insert(tx: Tx, items: readonly object[]): Promise<void> {
      await tx
        .insertInto('broadcasts')
        .values({ items: JSON.stringify(items) })
        .execute();
    },

    /** By the database's clock, which is one for all processes. In batches: each statement is short and holds few locks. */
    async forget(db: Db): Promise<void> {
      const before = sql<Date>`now() - make_interval(secs => ${BROADCASTS_KEPT_MS / 1000})`;
      let deleted: bigint;
      do {
        const batch = db
          .selectFrom('broadcasts')
          .select('id')
          .where('created_at', '<', before)
          .orderBy('id')
          .limit(DELETED_AT_ONCE)
          // Another process deletes those.
          .forUpdate()
          .skipLocked();
        // As an array: a plan may run the query of an `in` more than once, and each run finds other rows.
        const ids = sql<string>`any(array(${batch}))`;
        ({ numDeletedRows: deleted } = await db.deleteFrom('broadcasts').where('id', '=', ids).executeTakeFirst());
      } while (deleted === BigInt(DELETED_AT_ONCE));
    },
  };
}
