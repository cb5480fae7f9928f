import type { TipLine } from '@boostdesk/api-client/contract';
import type { Currency } from '@boostdesk/catalogs';
import { sql } from 'kysely';
import { isCurrency } from '../../db/currency.ts';
import { findInDispute } from '../../db/in-dispute.ts';
import type { Db, Reader, Tx } from '../../db/index.ts';

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
    .select(
      sql<TipLine['state']>`case
        when payouts.paid_at is not null then 'paid'
        when tips.payout_id is not null then 'proposed'
        else 'open' end`.as('state'),
    );

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

    /** Locks those without a payout, so that only one of two concurrent payouts gets them. Frozen ones are left. */
    async lockUnpaid(tx: Tx, booster: number, currency: string) {
      const rows = await tx
        .selectFrom('tips')
        .select(['id', 'amount', 'order_id'])
        .where('booster_id', '=', booster)
        .where('currency', '=', currency)
        .where('payout_id', 'is', null)
        .orderBy('id')
        .forUpdate()
        .execute();
      const frozen = await findInDispute(
        tx,
        rows.map((row) => row.order_id),
      );
      return rows
        .filter((row) => !frozen.has(row.order_id))
        .map(({ id, amount }) => ({ id, amount: Number.parseInt(amount, 10) }));
    },

    async assignToPayout(tx: Tx, ids: readonly number[], payout: number): Promise<void> {
      if (ids.length === 0) return;
      await tx.updateTable('tips').set({ payout_id: payout }).where('id', 'in', ids).execute();
    },

    async releaseFromPayout(tx: Tx, payout: number): Promise<void> {
      await tx.updateTable('tips').set({ payout_id: null }).where('payout_id', '=', payout).execute();
    },
  };
}
