import { splitByPercent } from '@boostdesk/catalogs';
import type { Db } from '../db/index.ts';
import { inChunks } from './chunks.ts';
import type { SeededOrder } from './orders.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** Days between two runs of payouts. */
const RUN_DAYS = 14;
/** Number of past runs: the oldest one also pays everything earned before it. */
const RUNS = 12;
/** Of the last run, some wait for an admin to pay them. */
const PROPOSED = 3;

export interface SeededPayout {
  readonly booster: number;
  readonly currency: string;
  readonly amount: number;
  readonly orders: readonly number[];
  readonly proposedAt: Date;
  /** Null while the payout is only proposed. */
  readonly paidAt: Date | null;
}

/** What boosters were paid, oldest first: every two weeks all that they had earned until then. */
export function payoutsOf(orders: readonly SeededOrder[], ids: readonly number[], now: Date): SeededPayout[] {
  const earned = orders.flatMap(({ booster, completedAt, currency, price, share }, place) => {
    if (booster === null || completedAt === null || share === null) return [];
    const run = Math.floor((now.getTime() - completedAt.getTime()) / (RUN_DAYS * DAY_MS));
    const amount = splitByPercent(price, share.percent).part;
    return run < 1 || amount === 0
      ? []
      : [{ booster, currency, run: Math.min(run, RUNS), amount, order: ids[place] ?? 0 }];
  });
  const groups = Map.groupBy(earned, ({ booster, currency, run }) => `${run} ${booster} ${currency}`);
  const payouts = [...groups.values()].flatMap((group) => {
    const [first] = group;
    if (first === undefined) return [];
    const proposedAt = new Date(now.getTime() - (first.run - 1) * RUN_DAYS * DAY_MS - 2 * DAY_MS);
    const amount = group.reduce((sum, one) => sum + one.amount, 0);
    return [{ ...first, amount, orders: group.map(({ order }) => order), proposedAt }];
  });
  const last = payouts.filter(({ run }) => run === 1).slice(0, PROPOSED);
  return payouts
    .toSorted((a, b) => a.proposedAt.getTime() - b.proposedAt.getTime())
    .map((payout) => ({
      ...payout,
      paidAt: last.includes(payout) ? null : new Date(payout.proposedAt.getTime() + DAY_MS),
    }));
}

/** Numbered from 1 in the order given: the ledger refers to these numbers. */
export async function seedPayouts(db: Db, payouts: readonly SeededPayout[], admin: number): Promise<void> {
  const rows = payouts.map(({ amount, booster, currency, paidAt, proposedAt }) => ({
    booster_id: booster,
    status: paidAt === null ? 'proposed' : 'paid',
    currency,
    amount: String(amount),
    proposed_by: admin,
    proposed_at: proposedAt,
    paid_by: paidAt === null ? null : admin,
    paid_at: paidAt,
  }));
  const made: number[] = [];
  await inChunks(rows, async (chunk) => {
    const inserted = await db.insertInto('payouts').values(chunk).returning('id').execute();
    made.push(...inserted.map(({ id }) => id));
  });
  for (const [place, { orders }] of payouts.entries()) {
    await db
      .updateTable('earnings')
      .set({ payout_id: made[place] ?? null })
      .where('order_id', 'in', orders)
      .execute();
  }
}
