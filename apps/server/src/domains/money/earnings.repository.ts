import type { Earning, ShareExplanation } from '@boostdesk/api-client/contract';
import { type SqlBool, sql } from 'kysely';
import { isCurrency } from '../../db/currency.ts';
import { isInDispute } from '../../db/in-dispute.ts';
import type { Db, Tx } from '../../db/index.ts';
import { PAGE_SIZE, parseIdCursor, toPage } from '../../db/keyset.ts';

export interface BookedEarning {
  readonly order: number;
  readonly booster: number;
  readonly currency: string;
  readonly price: number;
  /** Excludes earlier progress payments. */
  readonly amount: number;
  readonly paidBefore: number;
  readonly share: ShareExplanation;
  readonly at: Date;
}

const select = (db: Db | Tx) =>
  db
    .selectFrom('earnings')
    .innerJoin('orders', 'orders.id', 'earnings.order_id')
    .innerJoin('users', 'users.id', 'earnings.booster_id')
    .leftJoin('payouts', 'payouts.id', 'earnings.payout_id')
    .select([
      'earnings.order_id as id',
      'orders.purchase',
      'earnings.booster_id',
      'users.name',
      'users.image',
      'earnings.price_amount',
      'earnings.amount',
      'earnings.paid_before',
      'earnings.currency',
      'earnings.share',
      'earnings.booked_at',
      'earnings.payout_id',
      'payouts.paid_at',
      sql<SqlBool>`payouts.paid_at is null and ${isInDispute(sql.ref('earnings.order_id'))}`.as('frozen'),
    ]);

type Row = Awaited<ReturnType<ReturnType<typeof select>['execute']>>[number];

function toEarning(row: Row): Earning {
  if (!isCurrency(row.currency)) throw new Error(`Earning of order ${row.id} has no currency.`);
  return {
    order: row.id,
    service: row.purchase,
    booster: { id: row.booster_id, name: row.name, image: row.image },
    price: Number.parseInt(row.price_amount, 10),
    amount: Number.parseInt(row.amount, 10),
    paidBefore: Number.parseInt(row.paid_before, 10),
    currency: row.currency,
    // Written by `book` from this type.
    share: row.share as unknown as ShareExplanation,
    bookedAt: row.booked_at.toISOString(),
    payout: row.payout_id,
    paidAt: row.paid_at?.toISOString() ?? null,
    frozen: Boolean(row.frozen),
  };
}

const EARNING_DAYS = 30;

export function createEarningsRepository() {
  return {
    async insert(tx: Tx, earning: BookedEarning): Promise<void> {
      await tx
        .insertInto('earnings')
        .values({
          order_id: earning.order,
          booster_id: earning.booster,
          currency: earning.currency,
          price_amount: String(earning.price),
          amount: String(earning.amount),
          paid_before: String(earning.paidBefore),
          share: JSON.stringify(earning.share),
          booked_at: earning.at,
        })
        .execute();
    },

    /** Locks what an order has earned against payouts. */
    async lockForDispute(tx: Tx, order: number): Promise<void> {
      await tx.selectFrom('earnings').select('order_id').where('order_id', '=', order).forUpdate().execute();
      await tx
        .selectFrom('progress_pays')
        .select('id')
        .where('order_id', '=', order)
        .orderBy('id')
        .forUpdate()
        .execute();
      await tx.selectFrom('tips').select('id').where('order_id', '=', order).orderBy('id').forUpdate().execute();
    },

    /** No payout pays an earning in dispute, so that it stays paid or unpaid. */
    async lockForRefund(tx: Tx, order: number): Promise<{ amount: number; payout: number | null; isPaid: boolean }> {
      const row = await tx
        .selectFrom('earnings')
        .leftJoin('payouts', 'payouts.id', 'earnings.payout_id')
        .select(['earnings.amount', 'earnings.payout_id', 'payouts.status'])
        .where('earnings.order_id', '=', order)
        .forUpdate('earnings')
        .executeTakeFirstOrThrow();
      return { amount: Number.parseInt(row.amount, 10), payout: row.payout_id, isPaid: row.status === 'paid' };
    },

    async setAmount(tx: Tx, order: number, amount: number): Promise<void> {
      await tx
        .updateTable('earnings')
        .set({ amount: String(amount) })
        .where('order_id', '=', order)
        .execute();
    },

    async findByOrder(db: Db, order: number): Promise<Earning | null> {
      const row = await select(db).where('earnings.order_id', '=', order).executeTakeFirst();
      return row === undefined ? null : toEarning(row);
    },

    async listByPayout(db: Db | Tx, payout: number): Promise<Earning[]> {
      const rows = await select(db)
        .where('earnings.payout_id', '=', payout)
        .orderBy('earnings.order_id', 'desc')
        .execute();
      return rows.map(toEarning);
    },

    async listByBooster(db: Db, booster: number, query: { cursor?: string | undefined; limit?: number | undefined }) {
      const limit = query.limit ?? PAGE_SIZE;
      let rows = select(db)
        .where('earnings.booster_id', '=', booster)
        .orderBy('earnings.order_id', 'desc')
        .limit(limit + 1);
      if (query.cursor !== undefined) rows = rows.where('earnings.order_id', '<', parseIdCursor(query.cursor));
      const page = toPage(await rows.execute(), limit);
      return { items: page.items.map(toEarning), next: page.next };
    },

    async getTotals(db: Db, booster: number) {
      const frozen = isInDispute(sql.ref('owed.order_id'));
      const { rows } = await sql<Record<'currency' | 'unpaid' | 'frozen' | 'proposed' | 'paid', string>>`
        select owed.currency,
          coalesce(sum(owed.amount) filter (where owed.payout_id is null and not ${frozen}), 0) as unpaid,
          coalesce(sum(owed.amount) filter (where owed.payout_id is null and ${frozen}), 0) as frozen,
          coalesce(sum(owed.amount) filter (where payouts.status = 'proposed'), 0) as proposed,
          coalesce(sum(owed.amount) filter (where payouts.status = 'paid'), 0) as paid
        from owed left join payouts on payouts.id = owed.payout_id
        where owed.booster_id = ${booster} group by owed.currency order by owed.currency`.execute(db);
      return rows.map((row) => ({
        currency: row.currency,
        unpaid: Number.parseInt(row.unpaid, 10),
        frozen: Number.parseInt(row.frozen, 10),
        proposed: Number.parseInt(row.proposed, 10),
        paid: Number.parseInt(row.paid, 10),
      }));
    },

    async getDays(db: Db, booster: number, now: Date) {
      const since = new Date(now.getTime() - EARNING_DAYS * 24 * 60 * 60 * 1000);
      const { rows } = await sql<{ day: string; currency: string; amount: string }>`
        select to_char(booked_at at time zone 'UTC', 'YYYY-MM-DD') as day, currency, sum(amount) as amount
        from owed where booster_id = ${booster} and booked_at >= ${since}
        group by 1, currency order by 1`.execute(db);
      return rows.map((row) => ({ ...row, amount: Number.parseInt(row.amount, 10) }));
    },
  };
}
