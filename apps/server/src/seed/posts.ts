import type { Db } from '../db/index.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Days before the first start, title, text; without a day it is a draft. */
const posts = [
  [
    34,
    'Marvel Rivals is here',
    'You can order **Marvel Rivals** now, by the hour.\n\n- Coaching and duo queue\n- On PC, PlayStation and Xbox\n\nTell us in the chat of your order what you would like to see next.',
  ],
  [
    12,
    'Your account details are sealed',
    'What you give us to sign in is locked away:\n\n1. Your booster sees it for thirty seconds at a time.\n2. You see every look at it in the time line of your order.\n3. It is erased when the order is complete.',
  ],
  [
    3,
    'Pauses do not count',
    'While an order is paused its clock stands still. The deadline moves by exactly that time.',
  ],
  [null, 'Season opening', 'Prices of the first week, to be **checked** with Ida before this goes out.'],
] as const;

/** News, and a draft that nobody but admins sees. */
export async function seedPosts(db: Db, admin: number, now: Date): Promise<void> {
  const rows = posts.map(([days, title, text]) => {
    const at = new Date(now.getTime() - (days ?? 0) * DAY_MS);
    return { title, text, writer_id: admin, created_at: at, published_at: days === null ? null : at };
  });
  await db.insertInto('posts').values(rows).execute();
}
