import type { Reader, Tx } from '../../db/index.ts';
import { progressColumns } from './order-progress-columns.ts';
import { isNotUndone } from './orders.repository.ts';

export function createTrackingRepository() {
  return {
    async findLink(db: Reader, order: number, now: Date) {
      return db
        .selectFrom('tracking_links')
        .select(['token', 'expires_at'])
        .where('order_id', '=', order)
        .where('expires_at', '>', now)
        .executeTakeFirst();
    },

    /** Replaces the order's previous link. */
    async put(tx: Tx, link: { order: number; token: string; expiresAt: Date }): Promise<void> {
      const values = { token: link.token, expires_at: link.expiresAt };
      await tx
        .insertInto('tracking_links')
        .values({ order_id: link.order, ...values })
        .onConflict((conflict) => conflict.column('order_id').doUpdateSet(values))
        .execute();
    },

    /** Returns false when the order had no link. */
    async remove(tx: Tx, order: number): Promise<boolean> {
      const { numDeletedRows } = await tx
        .deleteFrom('tracking_links')
        .where('order_id', '=', order)
        .executeTakeFirstOrThrow();
      return numDeletedRows > 0n;
    },

    /** Undefined for unknown and expired tokens, and for cancelled orders. */
    async findTracked(db: Reader, token: string, now: Date) {
      return db
        .selectFrom('tracking_links as link')
        .innerJoin('orders as o', 'o.id', 'link.order_id')
        .select(progressColumns.map((column) => `o.${column}` as const))
        .select([
          'link.expires_at',
          'o.id',
          'o.status',
          'o.game_id',
          'o.service_id',
          'o.purchase',
          'o.started_at',
          'o.completed_at',
          'o.cancelled_at',
          'o.paused_seconds',
          'o.estimated_days',
        ])
        .select((eb) =>
          eb
            .selectFrom('order_events as e')
            .select((of) => of.fn.max('e.at').as('at'))
            .whereRef('e.order_id', '=', 'o.id')
            .where('e.kind', '=', 'progress')
            .where(isNotUndone)
            .as('progress_at'),
        )
        .where('link.token', '=', token)
        .where('link.expires_at', '>', now)
        .where('o.cancelled_at', 'is', null)
        .executeTakeFirst();
    },
  };
}
