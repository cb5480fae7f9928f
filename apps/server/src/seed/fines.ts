import type { Db } from '../db/index.ts';
import { oldestFirst } from './oldest-first.ts';
import type { SeededOrder } from './orders.ts';
import type { People } from './people.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Days before the first start, cents, reason; `lifted`: it turned out otherwise. */
const made = [
  { days: 3, amount: 500, reason: 'No progress for a day without notice', lifted: false },
  { days: 6, amount: 1000, reason: 'Dropped the order shortly before its deadline', lifted: true },
  { days: 9, amount: 700, reason: 'Played on a different server than agreed', lifted: false },
  { days: 14, amount: 300, reason: 'Didn’t reply to the customer for two days', lifted: false },
] as const;

interface SeededFines {
  readonly orders: readonly SeededOrder[];
  readonly ids: readonly number[];
  readonly people: Pick<People, 'admin'>;
  readonly now: Date;
}

/** Some boosters were fined for an order of theirs. */
export async function seedFines(db: Db, { orders, ids, people, now }: SeededFines): Promise<void> {
  const played = orders.flatMap(({ booster, currency, completedAt }, place) =>
    booster === null || completedAt === null ? [] : [{ booster, currency, order: ids[place] ?? 0 }],
  );
  const rows = made.flatMap(({ days, amount, reason, lifted }, place) => {
    const order = played[place * 5];
    if (order === undefined) return [];
    return [
      {
        booster_id: order.booster,
        order_id: order.order,
        currency: order.currency,
        amount: String(amount),
        reason,
        created_by: people.admin,
        created_at: new Date(now.getTime() - days * DAY_MS),
        lifted_by: lifted ? people.admin : null,
        lifted_at: lifted ? now : null,
      },
    ];
  });
  await db.insertInto('fines').values(oldestFirst(rows)).execute();
}
