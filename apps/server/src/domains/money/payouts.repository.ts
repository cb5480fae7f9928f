import { type Payout, payouts } from '@boostdesk/api-client/contract';
import { payoutAmount } from '@boostdesk/catalogs/rules';
import { sql } from 'kysely';
import { defineAreaList, during, oneOf } from '../../db/area-list.ts';
import { isCurrency } from '../../db/currency.ts';
import { findInDispute, isInDispute } from '../../db/in-dispute.ts';
import type { Db, Reader, Tx } from '../../db/index.ts';

/** Seconds of the payment; unpaid ones follow by id. Must equal the expression of its index (0028). */
const paidSortKey = sql<string>`coalesce(extract(epoch from payouts.paid_at at time zone 'UTC'), 1e12 + payouts.id)`;

const select = (db: Reader) =>
  db
    .selectFrom('payouts')
    .innerJoin('users as booster', 'booster.id', 'payouts.booster_id')
    .innerJoin('users as proposer', 'proposer.id', 'payouts.proposed_by')
    .leftJoin('users as payer', 'payer.id', 'payouts.paid_by')
    .select([
      'payouts.id',
      'payouts.status',
      'payouts.amount',
      'payouts.currency',
      'payouts.proposed_at',
      'payouts.paid_at',
      'payouts.two_to_sign_above',
      'booster.id as booster_id',
      'booster.name as booster_name',
      'booster.image as booster_image',
      'proposer.id as proposer_id',
      'proposer.name as proposer_name',
      'proposer.image as proposer_image',
      'payer.id as payer_id',
      'payer.name as payer_name',
      'payer.image as payer_image',
      sql<string>`(select count(*) from earnings where earnings.payout_id = payouts.id)`.as('orders'),
      sql<string>`(select coalesce(sum(amount), 0) from fines where fines.payout_id = payouts.id)`.as('fines'),
      paidSortKey.as('paid_place'),
    ]);

type Row = Awaited<ReturnType<ReturnType<typeof select>['execute']>>[number];

/** Null stays null. */
export const toCents = (value: string | null): number | null => (value === null ? null : Number.parseInt(value, 10));

function toPayout(row: Row): Payout {
  if (!isCurrency(row.currency)) throw new Error(`Payout ${row.id} has no currency.`);
  return {
    id: row.id,
    booster: { id: row.booster_id, name: row.booster_name, image: row.booster_image },
    status: row.status === 'paid' ? 'paid' : 'proposed',
    amount: Number.parseInt(row.amount, 10),
    fines: Number.parseInt(row.fines, 10),
    currency: row.currency,
    orders: Number.parseInt(row.orders, 10),
    proposedBy: { id: row.proposer_id, name: row.proposer_name, image: row.proposer_image },
    proposedAt: row.proposed_at.toISOString(),
    twoToSignAbove: toCents(row.two_to_sign_above),
    paidBy:
      row.payer_id === null || row.payer_name === null
        ? null
        : { id: row.payer_id, name: row.payer_name, image: row.payer_image },
    paidAt: row.paid_at?.toISOString() ?? null,
  };
}

export const payoutsArea = defineAreaList(payouts, select, {
  toRow: toPayout,
  text: ['booster_name', 'proposer_name', 'payer_name'],
  sorts: { id: { number: 'id' }, amount: { number: 'amount' }, paid: { number: 'paid_place' } },
  filters: {
    status: oneOf('status'),
    currency: oneOf('currency'),
    proposed: during('proposed_at'),
    paid: during('paid_at'),
  },
  countTable: 'payouts',
});

interface CandidateRow {
  readonly id: number;
  readonly name: string;
  readonly image: string | null;
  readonly currency: string;
  readonly earned: string;
  readonly orders: string;
  readonly pays: string;
  readonly tips: string;
  readonly fines: string;
}

interface NewPayout {
  readonly booster: number;
  readonly currency: string;
  /** In minor units. */
  readonly amount: number;
  readonly by: number;
  readonly at: Date;
  /** Two-person limit that counts now, in minor units. */
  readonly twoToSignAbove: number | null;
}

function toAmounts(row: Pick<CandidateRow, 'earned' | 'fines'>) {
  const [earned, fines] = [Number.parseInt(row.earned, 10), Number.parseInt(row.fines, 10)];
  return { earned, fines, amount: payoutAmount({ earned, fines }) };
}

export function createPayoutsRepository() {
  return {
    async byId(db: Db | Tx, id: number): Promise<Payout | undefined> {
      const row = await select(db).where('payouts.id', '=', id).executeTakeFirst();
      return row === undefined ? undefined : toPayout(row);
    },

    async candidates(db: Db) {
      const { rows } = await sql<CandidateRow>`
        select users.id, users.name, users.image, owed.currency, sum(owed.amount) as earned,
          count(*) filter (where owed.kind = 'order') as orders,
          count(*) filter (where owed.kind = 'progress') as pays,
          count(*) filter (where owed.kind = 'tip') as tips,
          coalesce((
            select sum(fines.amount) from fines
            where fines.booster_id = users.id and fines.currency = owed.currency
              and fines.payout_id is null and fines.lifted_at is null), 0) as fines
        from owed join users on users.id = owed.booster_id
        where owed.payout_id is null and not ${isInDispute(sql.ref('owed.order_id'))}
        group by users.id, users.name, users.image, owed.currency
        having sum(owed.amount) > 0 order by sum(owed.amount) desc`.execute(db);
      return rows.flatMap(({ currency, earned, fines, orders, pays, tips, ...booster }) => {
        if (!isCurrency(currency)) return [];
        const counts = {
          orders: Number.parseInt(orders, 10),
          progressPays: Number.parseInt(pays, 10),
          tips: Number.parseInt(tips, 10),
        };
        return [{ booster, currency, ...toAmounts({ earned, fines }), ...counts }];
      });
    },

    /** Locks the earnings without a payout, so that only one of two concurrent payouts gets them. Frozen ones are left. */
    async lockUnpaid(tx: Tx, booster: number, currency: string) {
      const rows = await tx
        .selectFrom('earnings')
        .select(['order_id', 'amount'])
        .where('booster_id', '=', booster)
        .where('currency', '=', currency)
        .where('payout_id', 'is', null)
        .orderBy('order_id')
        .forUpdate()
        .execute();
      const orders = rows.map((row) => row.order_id);
      const frozen = await findInDispute(tx, orders);
      return rows
        .filter((row) => !frozen.has(row.order_id))
        .map((row) => ({ order: row.order_id, amount: Number.parseInt(row.amount, 10) }));
    },

    /** Locks the payout's lines in the order of all transactions, and returns its first order in dispute. */
    async lockLines(tx: Tx, id: number): Promise<number | undefined> {
      const earned = await tx
        .selectFrom('earnings')
        .select('order_id')
        .where('payout_id', '=', id)
        .orderBy('order_id')
        .forUpdate()
        .execute();
      const pays = await tx
        .selectFrom('progress_pays')
        .select('order_id')
        .where('payout_id', '=', id)
        .orderBy('id')
        .forUpdate()
        .execute();
      const tipped = await tx
        .selectFrom('tips')
        .select('order_id')
        .where('payout_id', '=', id)
        .orderBy('id')
        .forUpdate()
        .execute();
      const orders = [...earned, ...pays, ...tipped].map((row) => row.order_id);
      const frozen = await findInDispute(tx, orders);
      return orders.find((order) => frozen.has(order));
    },

    async insert(tx: Tx, payout: NewPayout, orders: readonly number[]): Promise<number> {
      const { id } = await tx
        .insertInto('payouts')
        .values({
          booster_id: payout.booster,
          status: 'proposed',
          currency: payout.currency,
          amount: String(payout.amount),
          proposed_by: payout.by,
          proposed_at: payout.at,
          two_to_sign_above: payout.twoToSignAbove === null ? null : String(payout.twoToSignAbove),
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      if (orders.length > 0) {
        await tx.updateTable('earnings').set({ payout_id: id }).where('order_id', 'in', orders).execute();
      }
      return id;
    },

    /** Releases the payout's earnings. */
    async remove(tx: Tx, id: number): Promise<void> {
      await tx.updateTable('earnings').set({ payout_id: null }).where('payout_id', '=', id).execute();
      await tx.deleteFrom('payouts').where('id', '=', id).execute();
    },

    async lock(tx: Tx, id: number) {
      return tx.selectFrom('payouts').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
    },

    /** Returns false for a payout that is paid, or above the limit of its proposal and proposed by the payer. */
    async markPaid(tx: Tx, id: number, by: number, at: Date): Promise<boolean> {
      const paid = await tx
        .updateTable('payouts')
        .set({ status: 'paid', paid_by: by, paid_at: at })
        .where('id', '=', id)
        .where('status', '=', 'proposed')
        .where(sql<boolean>`(two_to_sign_above is null or amount <= two_to_sign_above or proposed_by <> ${by})`)
        .returning('id')
        .executeTakeFirst();
      return paid !== undefined;
    },
  };
}
