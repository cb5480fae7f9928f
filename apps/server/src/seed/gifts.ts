import type { Db } from '../db/index.ts';
import type { People } from './people.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Days before the first start, coins, message. */
const given = [
  [1, 500, 'Happy birthday from all of us!'],
  [4, 150, 'Sorry your last order took longer than expected.'],
  [12, 100, 'Thank you for telling us about the wrong price.'],
] as const;

/** Unclaimed, because the ledger has no claims. */
export async function seedGifts(db: Db, people: People, now: Date): Promise<void> {
  const [first, second] = people.customers;
  const at = (days: number) => new Date(now.getTime() - days * DAY_MS);
  const minas = given.slice(0, 2).map(([days, coins, text]) => ({ user: people.mina, days, coins, text }));
  const others = [first, second].flatMap((user) =>
    user === undefined ? [] : given.map(([days, coins, text]) => ({ user, days: days + 9, coins, text })),
  );
  const oldestFirst = [...others, ...minas].sort((a, b) => b.days - a.days);
  const rows = oldestFirst.map(({ user, days, coins, text }) => ({
    user_id: user,
    coins,
    text,
    created_by: people.admin,
    created_at: at(days),
    ...(user === second ? { taken_back_by: people.admin, taken_back_at: at(days - 1) } : {}),
  }));
  await db.insertInto('gifts').values(rows).execute();
}
