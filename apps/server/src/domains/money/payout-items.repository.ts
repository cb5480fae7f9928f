import { type RawBuilder, sql } from 'kysely';
import { findInDispute } from '../../db/in-dispute.ts';
import type { Tx } from '../../db/index.ts';

/** Whether the item's payout has been paid, only proposed, or not proposed. */
export type PayoutItemState = 'open' | 'paid' | 'proposed';

/** State of a row that is joined with its payout. */
export const payoutItemState = (payoutId: string): RawBuilder<PayoutItemState> => sql<PayoutItemState>`case
  when payouts.paid_at is not null then 'paid'
  when ${sql.ref(payoutId)} is not null then 'proposed'
  else 'open' end`;

/** Puts fines, tips or progress pays into a payout, and takes them out of a withdrawn one. */
export function createPayoutItems(table: 'fines' | 'progress_pays' | 'tips') {
  return {
    async assignToPayout(tx: Tx, ids: readonly number[], payout: number): Promise<void> {
      if (ids.length > 0) await tx.updateTable(table).set({ payout_id: payout }).where('id', 'in', ids).execute();
    },

    async releaseFromPayout(tx: Tx, payout: number): Promise<void> {
      await tx.updateTable(table).set({ payout_id: null }).where('payout_id', '=', payout).execute();
    },
  };
}

/** The same for amounts that the booster gets beside the earnings. */
export function createPayoutExtras(table: 'progress_pays' | 'tips') {
  return {
    ...createPayoutItems(table),

    /** Locks those without a payout, so that only one of two concurrent payouts gets them. Frozen ones are left. */
    async lockUnpaid(tx: Tx, booster: number, currency: string) {
      const rows = await tx
        .selectFrom(table)
        .select(['id', 'amount', 'order_id'])
        .where('booster_id', '=', booster)
        .where('currency', '=', currency)
        .where('payout_id', 'is', null)
        .orderBy('id')
        .forUpdate()
        .execute();
      const orders = rows.map((row) => row.order_id);
      const frozen = await findInDispute(tx, orders);
      return rows
        .filter((row) => !frozen.has(row.order_id))
        .map(({ id, amount }) => ({ id, amount: Number.parseInt(amount, 10) }));
    },
  };
}
