import { sql } from 'kysely';
import { BROADCASTS_KEPT_MS } from '../../db/broadcast-feed.ts';
import type { Db, Tx } from '../../db/index.ts';

export function createBroadcastsRepository() {
  return {
    /** The last write of a transaction: rows of transactions that wait for each other's locks have ids in the order of their commits. */
    async insert(tx: Tx, items: readonly object[]): Promise<void> {
      await tx
        .insertInto('broadcasts')
        .values({ items: JSON.stringify(items) })
        .execute();
    },

    /** By the database's clock, which is one for all processes. */
    async forget(db: Db): Promise<void> {
      const before = sql<Date>`now() - make_interval(secs => ${BROADCASTS_KEPT_MS / 1000})`;
      await db.deleteFrom('broadcasts').where('created_at', '<', before).execute();
    },
  };
}
