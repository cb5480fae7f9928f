import type { TipLine } from '@boostdesk/api-client/contract';
import type { Currency } from '@boostdesk/catalogs';
import { isCurrency } from '../../db/currency.ts';
import type { Db, Reader, Tx } from '../../db/index.ts';
import { createPayoutExtras, payoutItemState } from './payout-items.repository.ts';

export interface NewTip {
  readonly order: number;
  readonly booster: number;
  readonly currency: Currency;
  /** In minor units. */
  readonly amount: number;
  readonly at: Date;
}

const select = (db: Reader) =>
  db
    .selectFrom('tips')
    .leftJoin('payouts', 'payouts.id', 'tips.payout_id')
    .select(['tips.id', 'tips.order_id', 'tips.amount', 'tips.currency', 'tips.created_at'])
    .select(payoutItemState('tips.payout_id').as('state'));

type Row = Awaited<ReturnType<ReturnType<typeof select>['execute']>>[number];

function toLine(row: Row): TipLine {
  if (!isCurrency(row.currency)) throw new Error(`Tip ${row.id} has no currency.`);
  return {
    id: row.id,
    order: row.order_id,
    amount: Number.parseInt(row.amount, 10),
    currency: row.currency,
    state: row.state,
    createdAt: row.created_at.toISOString(),
  };
}

const PAID_SHOWN = 10;

export function createTipsRepository() {
  return {
    ...createPayoutExtras('tips'),

    async insert(tx: Tx, tip: NewTip): Promise<number> {
      const { id } = await tx
        .insertInto('tips')
        .values({
          order_id: tip.order,
          booster_id: tip.booster,
          currency: tip.currency,
          amount: String(tip.amount),
          created_at: tip.at,
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      return id;
    },

    async listByPayout(db: Reader, payout: number): Promise<TipLine[]> {
      const rows = await select(db).where('tips.payout_id', '=', payout).orderBy('tips.id').execute();
      return rows.map(toLine);
    },

    /** All open ones and the newest paid-out ones, newest first. */
    async listByBooster(db: Db, booster: number): Promise<TipLine[]> {
      const own = select(db).where('tips.booster_id', '=', booster).orderBy('tips.id', 'desc');
      const [still, paid] = await Promise.all([
        own.where('payouts.paid_at', 'is', null).execute(),
        own.where('payouts.paid_at', 'is not', null).limit(PAID_SHOWN).execute(),
      ]);
      return [...still, ...paid].sort((one, other) => other.id - one.id).map(toLine);
    },
  };
}
