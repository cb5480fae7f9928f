import type { Db } from '../db/index.ts';
import { oldestFirst } from './oldest-first.ts';
import { pastTime } from './past-time.ts';
import type { People } from './people.ts';

const TAKEN_BACK_AFTER_MS = 20 * 60 * 60 * 1000;

/** Days before the first start, coins, message. */
const given = [
  [1, 500, 'Happy birthday from all of us!'],
  [4, 150, 'Sorry your last order took longer than expected.'],
  [12, 100, 'Thank you for telling us about the wrong price.'],
] as const;

/** Unclaimed, because the ledger has no claims. */
export async function seedGifts(db: Db, people: People, now: Date): Promise<void> {
  const [first, second] = people.customers;
  const minas = given.slice(0, 2).map(([days, coins, text]) => ({ user: people.mina, days, coins, text }));
  const others = [first, second].flatMap((user) =>
    user === undefined ? [] : given.map(([days, coins, text]) => ({ user, days: days + 9, coins, text })),
  );
  const rows = [...others, ...minas].map(({ user, days, coins, text }, place) => {
    const created_at = pastTime(now, days, place);
    const taken_back_at = new Date(created_at.getTime() + TAKEN_BACK_AFTER_MS);
    return {
      user_id: user,
      coins,
      text,
      created_by: people.staffAt(place),
      created_at,
      ...(user === second ? { taken_back_by: people.admin, taken_back_at } : {}),
    };
  });
  await db.insertInto('gifts').values(oldestFirst(rows)).execute();
}
