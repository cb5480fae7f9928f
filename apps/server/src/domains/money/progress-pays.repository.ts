import { type ProgressPayLine, progresspays } from '@boostdesk/api-client/contract';
import type { Currency } from '@boostdesk/catalogs';
import { sql } from 'kysely';
import { defineAreaList, oneOf } from '../../db/area-list.ts';
import { isCurrency } from '../../db/currency.ts';
import type { Db, Reader, Tx } from '../../db/index.ts';
import { createPayoutExtras, payoutItemState } from './payout-items.repository.ts';

export interface NewProgressPay {
  readonly order: number;
  readonly booster: number;
  readonly currency: Currency;
  readonly amount: number;
  readonly percent: string;
  readonly note: string;
  readonly by: number;
  readonly at: Date;
}

const lines = (db: Reader) =>
  db
    .selectFrom('progress_pays')
    .leftJoin('payouts', 'payouts.id', 'progress_pays.payout_id')
    .selectAll('progress_pays')
    .select(payoutItemState('progress_pays.payout_id').as('state'));

type LineRow = Awaited<ReturnType<ReturnType<typeof lines>['execute']>>[number];

function toLine(row: Omit<LineRow, 'booster_id' | 'payout_id' | 'note' | 'created_by'>): ProgressPayLine {
  if (!isCurrency(row.currency)) throw new Error(`Progress pay ${row.id} has no currency.`);
  return {
    id: row.id,
    order: row.order_id,
    amount: Number.parseInt(row.amount, 10),
    currency: row.currency,
    percent: Number(row.percent),
    state: row.state,
    createdAt: row.created_at.toISOString(),
  };
}

const select = (db: Reader) =>
  lines(db)
    .innerJoin('orders', 'orders.id', 'progress_pays.order_id')
    .innerJoin('users as booster', 'booster.id', 'progress_pays.booster_id')
    .innerJoin('users as creator', 'creator.id', 'progress_pays.created_by')
    .select([
      'orders.purchase',
      'booster.name as booster_name',
      'booster.image as booster_image',
      'creator.name as creator_name',
      'creator.image as creator_image',
      sql<string>`progress_pays.order_id::text`.as('order_number'),
    ]);

export const progressPaysArea = defineAreaList(progresspays, select, {
  toRow: (row) => ({
    ...toLine(row),
    purchase: row.purchase,
    booster: { id: row.booster_id, name: row.booster_name, image: row.booster_image },
    note: row.note,
    payout: row.payout_id,
    createdBy: { id: row.created_by, name: row.creator_name, image: row.creator_image },
  }),
  text: ['booster_name', 'note', 'order_number', 'purchase'],
  sorts: {
    id: { number: 'id' },
    amount: { number: 'amount' },
    booster: { text: 'booster_name' },
    order: { number: 'order_id' },
  },
  filters: { state: oneOf('state'), currency: oneOf('currency') },
});

const PAID_SHOWN = 10;

export function createProgressPaysRepository() {
  return {
    ...createPayoutExtras('progress_pays'),

    async insert(tx: Tx, pay: NewProgressPay): Promise<number> {
      const { id } = await tx
        .insertInto('progress_pays')
        .values({
          order_id: pay.order,
          booster_id: pay.booster,
          currency: pay.currency,
          amount: String(pay.amount),
          percent: pay.percent,
          note: pay.note,
          created_by: pay.by,
          created_at: pay.at,
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      return id;
    },

    async listByPayout(db: Reader, payout: number): Promise<ProgressPayLine[]> {
      const rows = await lines(db).where('progress_pays.payout_id', '=', payout).orderBy('progress_pays.id').execute();
      return rows.map(toLine);
    },

    /** All open ones and the newest paid-out ones, newest first. */
    async listByBooster(db: Db, booster: number): Promise<ProgressPayLine[]> {
      const own = lines(db).where('progress_pays.booster_id', '=', booster).orderBy('progress_pays.id', 'desc');
      const [still, paid] = await Promise.all([
        own.where('payouts.paid_at', 'is', null).execute(),
        own.where('payouts.paid_at', 'is not', null).limit(PAID_SHOWN).execute(),
      ]);
      return [...still, ...paid].sort((one, other) => other.id - one.id).map(toLine);
    },
  };
}
