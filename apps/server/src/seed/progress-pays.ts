import { ORDER_STATUS } from '@boostdesk/catalogs';
import { progressPayLimit } from '@boostdesk/catalogs/progress';
import type { Db } from '../db/index.ts';
import type { SeededOrder } from './orders.ts';
import type { People } from './people.ts';

const PAYS = 3;
const APART_MS = 7 * 60 * 1000;
/** Percentage of the pay earned by progress. */
const PART_PERCENT = 80;

export interface SeededPay {
  readonly order: number;
  readonly customer: number;
  readonly booster: number;
  readonly currency: string;
  readonly amount: number;
  readonly percent: number;
  readonly at: Date;
}

/** Oldest first; all after the orders' last matches. */
export function progressPaysOf(orders: readonly SeededOrder[], ids: readonly number[], now: Date): SeededPay[] {
  const pays = orders.flatMap(({ booster, currency, customer, price, row, share, status }, place) => {
    if (booster === null || share === null || status !== ORDER_STATUS.processing) return [];
    const percent = Number(row.percent);
    const most = progressPayLimit({ total: price, percent, sharePercent: share.percent, paidBefore: 0 });
    const amount = Math.floor((most * PART_PERCENT) / 100);
    return amount < 200 ? [] : [{ order: ids[place] ?? 0, customer, booster, currency, amount, percent }];
  });
  return pays.slice(0, PAYS).map((pay, place) => ({ ...pay, at: new Date(now.getTime() - (PAYS - place) * APART_MS) }));
}

export async function seedProgressPays(db: Db, pays: readonly SeededPay[], staffAt: People['staffAt']): Promise<void> {
  for (const [place, { order, booster, currency, amount, percent, at }] of pays.entries()) {
    const pay = { order_id: order, booster_id: booster, currency, amount: String(amount), percent: String(percent) };
    await db
      .insertInto('progress_pays')
      .values({
        ...pay,
        note: 'Requested by the booster: long-running order.',
        created_by: staffAt(place),
        created_at: at,
      })
      .execute();
    await db
      .updateTable('orders')
      .set({ progress_paid: String(amount) })
      .where('id', '=', order)
      .execute();
  }
}
