import type { Db } from '../db/index.ts';
import { oldestFirst } from './oldest-first.ts';
import type { SeededOrder } from './orders.ts';
import { pastTime } from './past-time.ts';
import type { People } from './people.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Time from a fine until it is lifted. */
const LIFTED_AFTER_MS = 1.3 * DAY_MS;

/** Days before the first start, minor units, reason, and whether the fine was lifted. */
const made = [
  { days: 1, amount: 400, reason: 'Missed an agreed play session', lifted: false },
  { days: 3, amount: 500, reason: 'No progress for a day without notice', lifted: false },
  { days: 6, amount: 1000, reason: 'Dropped the order shortly before its deadline', lifted: true },
  { days: 9, amount: 700, reason: 'Played on a different server than agreed', lifted: false },
  { days: 14, amount: 300, reason: 'Didn’t reply to the customer for two days', lifted: false },
] as const;

export interface SeededFine {
  readonly booster: number;
  readonly order: number;
  readonly currency: string;
  readonly amount: number;
  readonly reason: string;
  readonly created_at: Date;
  readonly lifted: boolean;
}

/** Oldest first. */
export function finesOf(orders: readonly SeededOrder[], ids: readonly number[], now: Date): SeededFine[] {
  const played = orders
    .flatMap(({ booster, currency, completedAt }, place) =>
      booster === null || completedAt === null ? [] : [{ booster, currency, completedAt, order: ids[place] ?? 0 }],
    )
    .toSorted((a, b) => b.completedAt.getTime() - a.completedAt.getTime());
  const fined = new Set<number>();
  const fines = made.flatMap(({ days, ...fine }, place) => {
    const created_at = pastTime(now, days, place);
    const found = played.find(({ booster, completedAt }) => completedAt < created_at && !fined.has(booster));
    if (found === undefined) return [];
    const { completedAt: _, ...order } = found;
    fined.add(order.booster);
    return [{ ...order, ...fine, created_at }];
  });
  return oldestFirst(fines);
}

/** @param payoutOf payout that deducts a fine, by the fine's index */
export async function seedFines(
  db: Db,
  fines: readonly SeededFine[],
  { staffAt, payoutOf }: { staffAt: People['staffAt']; payoutOf: (place: number) => number | null },
): Promise<void> {
  const rows = fines.map(({ amount, booster, created_at, currency, lifted, order, reason }, place) => ({
    booster_id: booster,
    order_id: order,
    currency,
    amount: String(amount),
    reason,
    created_by: staffAt(place),
    created_at,
    lifted_by: lifted ? staffAt(place + 1) : null,
    lifted_at: lifted ? new Date(created_at.getTime() + LIFTED_AFTER_MS) : null,
    payout_id: payoutOf(place),
  }));
  await db.insertInto('fines').values(rows).execute();
}
