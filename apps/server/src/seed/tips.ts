import { suggestedTip, TIP_PERCENTS } from '@boostdesk/catalogs/rules';
import type { Db } from '../db/index.ts';
import type { SeededOrder } from './orders.ts';
import type { SeededPayout } from './payouts.ts';

const TIPS = 12;
const FEWEST_STARS = 4;
const HOUR_MS = 60 * 60 * 1000;

export interface SeededTip {
  readonly order: number;
  readonly customer: number;
  readonly booster: number;
  readonly currency: string;
  readonly amount: number;
  readonly at: Date;
}

/** Tips for the newest well-reviewed orders, an hour after the review and after the last payout. Oldest first. */
export function tipsOf(
  orders: readonly SeededOrder[],
  ids: readonly number[],
  { payouts, now }: { readonly payouts: readonly SeededPayout[]; readonly now: Date },
): SeededTip[] {
  const lastPayout = Math.max(0, ...payouts.map(({ proposedAt }) => proposedAt.getTime()));
  const tips = orders.flatMap(({ booster, currency, customer, price, row }, place) => {
    if (booster === null || (row.rating_stars ?? 0) < FEWEST_STARS || !row.rated_at) return [];
    const at = new Date(new Date(row.rated_at).getTime() + HOUR_MS);
    if (at.getTime() <= lastPayout || at > now) return [];
    const amount = suggestedTip(price, TIP_PERCENTS[place % TIP_PERCENTS.length] ?? 0);
    return [{ order: ids[place] ?? 0, customer, booster, currency, amount, at }];
  });
  return tips.toSorted((one, other) => one.at.getTime() - other.at.getTime()).slice(-TIPS);
}

/** Returns the ids of the tips, in their order. */
export async function seedTips(db: Db, tips: readonly SeededTip[]): Promise<number[]> {
  if (tips.length === 0) return [];
  const rows = tips.map(({ order, booster, currency, amount, at }) => ({
    order_id: order,
    booster_id: booster,
    currency,
    amount: String(amount),
    created_at: at,
  }));
  const events = tips.map(({ order, customer, amount, at }) => ({
    order_id: order,
    kind: 'tipped',
    at,
    actor_id: customer,
    data: JSON.stringify({ amount }),
  }));
  const inserted = await db.insertInto('tips').values(rows).returning('id').execute();
  await db.insertInto('order_events').values(events).execute();
  return inserted.map(({ id }) => id).toSorted((one, other) => one - other);
}
