import { splitByPercent } from '@boostdesk/catalogs';
import type { Db } from '../db/index.ts';
import { inChunks } from './chunks.ts';
import type { SeededFine } from './fines.ts';
import type { SeededOrder } from './orders.ts';
import { pastTime } from './past-time.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** Days between payout runs, and since the last one. */
const RUN_DAYS = 14;
const LAST_RUN_DAYS = 6;
/** Past runs; the oldest one also pays all earlier earnings. */
const RUNS = 12;
/** Time between proposals of a run. */
const APART_MS = 4 * 60 * 1000;
/** Payouts of the last run that an admin has not paid yet. */
const PROPOSED = 3;
const PAID_AFTER_MS = 1.0701 * DAY_MS;

export interface SeededPayout {
  readonly booster: number;
  readonly currency: string;
  /** Earnings less fines. */
  readonly amount: number;
  /** Sum of the deducted fines, and their indexes in the list of fines. */
  readonly deducted: number;
  readonly fines: readonly number[];
  readonly orders: readonly number[];
  readonly proposedAt: Date;
  /** Null for a proposed payout. */
  readonly paidAt: Date | null;
}

/** Deducts the booster's earlier fines in the payout's currency that no payout has deducted yet. */
function deduct(
  payout: Omit<SeededPayout, 'deducted' | 'fines' | 'paidAt'>,
  fines: readonly SeededFine[],
  used: Set<number>,
) {
  const open = [...fines.entries()].filter(
    ([place, { booster, currency, lifted, created_at }]) =>
      !(used.has(place) || lifted) &&
      booster === payout.booster &&
      currency === payout.currency &&
      created_at < payout.proposedAt,
  );
  const deducted = open.reduce((sum, [, { amount }]) => sum + amount, 0);
  if (deducted >= payout.amount) return { ...payout, deducted: 0, fines: [] };
  const places = open.map(([place]) => place);
  for (const place of places) used.add(place);
  return { ...payout, amount: payout.amount - deducted, deducted, fines: places };
}

/** Pays all earnings less fines every two weeks. Oldest first. */
export function payoutsOf(
  orders: readonly SeededOrder[],
  ids: readonly number[],
  { fines, now }: { readonly fines: readonly SeededFine[]; readonly now: Date },
): SeededPayout[] {
  const earned = orders.flatMap(({ booster, completedAt, currency, price, share }, place) => {
    if (booster === null || completedAt === null || share === null) return [];
    const days = (now.getTime() - completedAt.getTime()) / DAY_MS;
    const run = Math.floor((days - LAST_RUN_DAYS) / RUN_DAYS) + 1;
    const amount = splitByPercent(price, share.percent).part;
    return run < 1 || amount === 0
      ? []
      : [{ booster, currency, run: Math.min(run, RUNS), amount, order: ids[place] ?? 0 }];
  });
  const groups = Map.groupBy(earned, ({ booster, currency, run }) => `${run} ${booster} ${currency}`);
  const payouts = [...groups.values()].flatMap((group, place) => {
    const [first] = group;
    if (first === undefined) return [];
    const runAt = pastTime(now, (first.run - 1) * RUN_DAYS + LAST_RUN_DAYS, place % 7);
    const proposedAt = new Date(runAt.getTime() + (place % 40) * APART_MS);
    const amount = group.reduce((sum, one) => sum + one.amount, 0);
    return [{ ...first, amount, orders: group.map(({ order }) => order), proposedAt }];
  });
  const last = payouts.filter(({ run }) => run === 1).slice(0, PROPOSED);
  const used = new Set<number>();
  return payouts
    .toSorted((a, b) => a.proposedAt.getTime() - b.proposedAt.getTime())
    .map((payout) => ({
      ...deduct(payout, fines, used),
      paidAt: last.includes(payout) ? null : new Date(payout.proposedAt.getTime() + PAID_AFTER_MS),
    }));
}

/** Call it after inserting the earnings. Returns the ids in the same order. */
export async function seedPayouts(db: Db, payouts: readonly SeededPayout[], admin: number): Promise<number[]> {
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
  return made;
}
