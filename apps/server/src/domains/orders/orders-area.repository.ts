import { orders } from '@boostdesk/api-client/contract';
import { scheduledStatuses } from '@boostdesk/catalogs/rules';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { defineAreaList, during, equals, oneOf } from '../../db/area-list.ts';
import type { Reader, Tx } from '../../db/index.ts';
import { statusIn } from '../../db/status-in.ts';
import { type FullOrder, matchOrderTerm, selectFull } from './order-lists.repository.ts';
import { matchNeed, type OrderNeed } from './order-needs.repository.ts';
import { toOrderRow, type Viewer } from './order-view.ts';

/**
 * Seconds of a running deadline; others follow by id, so that the planner does not underestimate them. Must equal the
 * expression of its index (0027).
 */
const deadlineSortKey = sql<string>`coalesce(extract(epoch from
  (case when ${statusIn(sql.ref('orders.status'), scheduledStatuses)} and orders.cancelled_at is null then orders.deadline_at end) at time zone 'UTC'), 1e12 + orders.id)`;

const select = (caller: number) => (db: Reader) => selectFull(db, caller).select(deadlineSortKey.as('deadline_place'));

const matchAnyNeed =
  (now: Date) =>
  (needs: readonly OrderNeed[]): RawBuilder<SqlBool> =>
    sql`(${sql.join(
      needs.map((need) => sql`(${matchNeed(need, now, 'area')})`),
      sql` or `,
    )})`;

/** All orders for staff, without the booster's earning. */
export const ordersArea = (viewer: Viewer) =>
  defineAreaList(orders, select(viewer.actor.id), {
    toRow: (row: FullOrder) => ({
      ...toOrderRow(row, viewer),
      earning: null,
      version: row.desk_version,
      note: row.desk_note,
    }),
    text: (term) => matchOrderTerm(term, 'area'),
    sorts: {
      id: { number: 'id' },
      deadline: { number: 'deadline_place' },
      price: { number: 'price_amount' },
      progress: { number: 'percent' },
    },
    filters: {
      status: oneOf('status'),
      need: matchAnyNeed(viewer.now),
      game: oneOf('game_id'),
      platform: oneOf('platform'),
      priority: equals('priority'),
      cancelled: (is) => (is ? sql<SqlBool>`area.cancelled_at is not null` : sql<SqlBool>`area.cancelled_at is null`),
      created: during('created_at'),
    },
    countTable: 'orders',
  });

export const staffNotes = {
  async lock(tx: Tx, id: number) {
    const row = await tx
      .selectFrom('orders')
      .select(['desk_version', 'desk_note'])
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst();
    return row && { version: row.desk_version, fields: { note: row.desk_note } };
  },
  async save(tx: Tx, id: number, { note }: { readonly note: string }): Promise<void> {
    await tx
      .updateTable('orders')
      .set({ desk_note: note, desk_version: sql`desk_version + 1` })
      .where('id', '=', id)
      .execute();
  },
};
