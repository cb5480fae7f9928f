import type { Dispute } from '@boostdesk/api-client/contract';
import { type DisputeReason, disputeReasons } from '@boostdesk/catalogs/rules';
import { type RawBuilder, sql } from 'kysely';
import type { Reader, Tx } from '../../db/index.ts';
import { staffRoles } from '../../db/staff-roles.ts';

interface NewDispute {
  readonly order: number;
  readonly by: number;
  /** Whose work it is about. */
  readonly booster: number;
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
}

/** What a payout has paid of an order's earning; 0 without one. */
const paidEarning = (order: RawBuilder<unknown>) => sql<string>`coalesce((
  select e.amount from earnings e join payouts p on p.id = e.payout_id
  where e.order_id = ${order} and p.status = 'paid'), 0)`;

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
        .select(paidEarning(sql.ref('d.order_id')).as('paid_out'))
        .leftJoin('users as booster', 'booster.id', 'd.booster_id')
        .select(['booster.name as booster_name', 'booster.image as booster_image'])
        .where('d.order_id', '=', order)
        .orderBy('d.id', 'desc')
        .limit(1)
        .executeTakeFirst();
      if (row === undefined) return undefined;
      return {
        id: row.id,
        booster:
          row.booster_id === null || row.booster_name === null
            ? null
            : { id: row.booster_id, name: row.booster_name, image: row.booster_image },
        reason: disputeReasons.find((one) => one === row.reason) ?? 'other',
        text: row.text,
        openedAt: row.opened_at.toISOString(),
        resolvedAt: row.resolved_at?.toISOString() ?? null,
        // Written by `resolve` from this type.
        resolution: row.resolution as Dispute['resolution'],
        note: row.note,
        refund: cents(row.refund_amount),
        refundedInAll: cents(row.refunded_in_all),
        paidOut: cents(row.paid_out),
      };
    },

    async open(tx: Tx, { order, by, booster, reason, text, at }: NewDispute): Promise<number> {
      const { id } = await tx
        .insertInto('disputes')
        .values({ order_id: order, opened_by: by, booster_id: booster, reason, text, opened_at: at })
        .returning('id')
        .executeTakeFirstOrThrow();
      return id;
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
        })
        .where('order_id', '=', order)
        .where('resolved_at', 'is', null)
        .returning('id')
        .executeTakeFirst();
      return row?.id;
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
