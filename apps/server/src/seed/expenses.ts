import type { Db } from '../db/index.ts';
import { oldestFirst } from './oldest-first.ts';
import { pastTime } from './past-time.ts';

/** Days before the first start, kind, cents, currency, text. */
const costs = [
  [2, 'advertising', 48_000, 'USD', 'Streamer campaign, first half of the month'],
  [5, 'software', 8_900, 'USD', 'Chat and push provider'],
  [9, 'fees', 21_364, 'EUR', 'Card fees for last month'],
  [12, 'accounts', 15_500, 'USD', 'Five smurf accounts for duo queue'],
  [20, 'salaries', 260_000, 'EUR', 'Moderators, last month'],
  [33, 'advertising', 39_500, 'USD', 'Search ads'],
  [36, 'software', 12_900, 'USD', 'Servers and backups'],
  [40, 'fees', 19_871, 'EUR', 'Card fees'],
  [51, 'salaries', 260_000, 'EUR', 'Moderators'],
  [58, 'other', 6_200, 'USD', 'Prizes for booster of the month'],
] as const;

export async function seedExpenses(db: Db, admin: number, now: Date): Promise<void> {
  const rows = costs.map(([days, kind, amount, currency, text], place) => {
    const at = pastTime(now, days, place);
    const day = at.toISOString().slice(0, 10);
    return { kind, day, amount: String(amount), currency, text, created_by: admin, created_at: at };
  });
  await db.insertInto('expenses').values(oldestFirst(rows)).execute();
}
