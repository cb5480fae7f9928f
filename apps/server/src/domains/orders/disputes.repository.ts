import type { Dispute } from '@boostdesk/api-client/contract';
import { type DisputeReason, disputeReasons } from '@boostdesk/catalogs/rules';
import { sql } from 'kysely';
import type { Reader, Tx } from '../../db/index.ts';
import { staffRoles } from '../../db/staff-roles.ts';

interface NewDispute {
  readonly order: number;
  readonly by: number;
  readonly reason: DisputeReason;
  readonly text: string;
  readonly at: Date;
}

interface Resolved {
  readonly resolution: NonNullable<Dispute['resolution']>;
  readonly by: number;
  readonly at: Date;
  readonly note: string;
  /** In minor units. @default 0 */
  readonly refund?: number;
  /** Who may not lock in the order again. */
  readonly formerBooster?: number | null;
}

const cents = (amount: string): number => Number.parseInt(amount, 10);

export function createDisputesRepository() {
  return {
    /** Returns the order's latest dispute. */
    async latest(db: Reader, order: number): Promise<Dispute | undefined> {
      const row = await db
        .selectFrom('disputes as d')
        .selectAll('d')
        .select(
          sql<string>`(select sum(a.refund_amount) from disputes a where a.order_id = d.order_id)`.as(
            'refunded_in_all',
          ),
        )
        .where('d.order_id', '=', order)
        .orderBy('d.id', 'desc')
        .limit(1)
        .executeTakeFirst();
      if (row === undefined) return undefined;
      return {
        id: row.id,
        reason: disputeReasons.find((one) => one === row.reason) ?? 'other',
        text: row.text,
        openedAt: row.opened_at.toISOString(),
        resolvedAt: row.resolved_at?.toISOString() ?? null,
        // Written by `resolve` from this type.
        resolution: row.resolution as Dispute['resolution'],
        note: row.note,
        refund: cents(row.refund_amount),
        refundedInAll: cents(row.refunded_in_all),
      };
    },

    /** Returns false when the order already has an open dispute. */
    async open(tx: Tx, { order, by, reason, text, at }: NewDispute): Promise<boolean> {
      const row = await tx
        .insertInto('disputes')
        .values({ order_id: order, opened_by: by, reason, text, opened_at: at })
        .onConflict((conflict) => conflict.column('order_id').where('resolved_at', 'is', null).doNothing())
        .returning('id')
        .executeTakeFirst();
      return row !== undefined;
    },

    /** Returns the id of the dispute that was open, or undefined. */
    async resolve(tx: Tx, order: number, given: Resolved): Promise<number | undefined> {
      const row = await tx
        .updateTable('disputes')
        .set({
          resolution: given.resolution,
          resolved_by: given.by,
          resolved_at: given.at,
          note: given.note,
          refund_amount: String(given.refund ?? 0),
          former_booster_id: given.formerBooster ?? null,
        })
        .where('order_id', '=', order)
        .where('resolved_at', 'is', null)
        .returning('id')
        .executeTakeFirst();
      return row?.id;
    },

    /** Whether the order was taken from the booster so that another one redoes it. */
    async isFormerBooster(tx: Tx, order: number, booster: number): Promise<boolean> {
      const row = await tx
        .selectFrom('disputes')
        .select('id')
        .where('order_id', '=', order)
        .where('former_booster_id', '=', booster)
        .limit(1)
        .executeTakeFirst();
      return row !== undefined;
    },

    async listStaff(tx: Tx): Promise<number[]> {
      const rows = await tx
        .selectFrom('users')
        .select('id')
        .where('role', 'in', staffRoles)
        .where('banned_at', 'is', null)
        .orderBy('id')
        .execute();
      return rows.map(({ id }) => id);
    },
  };
}

export type DisputesRepository = ReturnType<typeof createDisputesRepository>;
