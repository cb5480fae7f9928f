import { NOTIFICATIONS_PAGE } from '@boostdesk/api-client/contract';
import type { Db, Tx } from '../../db/index.ts';
import type { NotificationCode, NotificationParams } from './notification-messages.ts';

export interface NewNotification {
  readonly users: readonly number[];
  readonly code: NotificationCode;
  readonly params: NotificationParams;
  readonly order: number | null;
}

export function createNotificationsRepository() {
  return {
    /** Returns each user's row id. */
    async insert(tx: Tx, notification: NewNotification, now: Date): Promise<ReadonlyMap<number, number>> {
      const { users, code, params, order } = notification;
      const rows = users.map((user) => ({
        user_id: user,
        code,
        params: JSON.stringify(params),
        order_id: order,
        created_at: now,
      }));
      const made = await tx.insertInto('notifications').values(rows).returning(['id', 'user_id']).execute();
      return new Map(made.map((row) => [row.user_id, row.id]));
    },

    async findContent(db: Db, user: number, id: number) {
      const row = await db
        .selectFrom('notifications')
        .select(['code', 'params', 'order_id'])
        .where('id', '=', id)
        .where('user_id', '=', user)
        .executeTakeFirst();
      return row && { ...row, params: row.params as NotificationParams };
    },

    /**
     * Newest first.
     * @param before id of the previous page's last row
     */
    async list(db: Db, user: number, before?: number) {
      let query = db
        .selectFrom('notifications')
        .select(['id', 'code', 'params', 'order_id', 'created_at', 'seen_at'])
        .where('user_id', '=', user)
        .where('cleared_at', 'is', null)
        .orderBy('id', 'desc')
        .limit(NOTIFICATIONS_PAGE);
      if (before !== undefined) query = query.where('id', '<', before);
      const rows = await query.execute();
      // Written by `insert` in this shape.
      return rows.map((row) => ({ ...row, params: row.params as NotificationParams }));
    },

    /** Whether there was anything to clear. */
    async clear(tx: Tx, user: number, now: Date): Promise<boolean> {
      const { numUpdatedRows } = await tx
        .updateTable('notifications')
        .set({ cleared_at: now })
        .where('user_id', '=', user)
        .where('cleared_at', 'is', null)
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },

    /** Undoes the last clearing after `since`; returns whether there was one. */
    async restore(tx: Tx, user: number, since: Date): Promise<boolean> {
      const { numUpdatedRows } = await tx
        .updateTable('notifications')
        .set({ cleared_at: null })
        .where('user_id', '=', user)
        .where('cleared_at', '>', since)
        .where('cleared_at', '=', (last) =>
          last
            .selectFrom('notifications as n')
            .select(({ fn }) => fn.max('n.cleared_at').as('at'))
            .where('n.user_id', '=', user),
        )
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },

    /** Whether any was new. */
    async makeSeen(tx: Tx, user: number, now: Date): Promise<boolean> {
      const { numUpdatedRows } = await tx
        .updateTable('notifications')
        .set({ seen_at: now })
        .where('user_id', '=', user)
        .where('cleared_at', 'is', null)
        .where('seen_at', 'is', null)
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },
  };
}
