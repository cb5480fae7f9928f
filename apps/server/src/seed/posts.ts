import type { Db } from '../db/index.ts';
import { pastTime } from './past-time.ts';

/** Days before the first start (none for a draft), title, text. */
const posts = [
  [
    34,
    'Marvel Rivals is here',
    'You can now order **Marvel Rivals** by the hour.\n\n- Coaching and duo queue\n- On PC, PlayStation and Xbox\n\nTell us in your order chat what you’d like to see next.',
  ],
  [
    12,
    'Your account details are encrypted',
    'Your login details are stored encrypted:\n\n1. Your booster can view them for 30 seconds at a time.\n2. Every view appears in your order’s timeline.\n3. They’re deleted a week after the order ends.',
  ],
  [
    3,
    'Pauses don’t count',
    'While an order is paused, its clock stops. The deadline is extended by exactly that time.',
  ],
  [null, 'Season start', 'Prices for the first week, to be **checked** with Ida before publishing.'],
] as const;

export async function seedPosts(db: Db, admin: number, now: Date): Promise<void> {
  const rows = posts.map(([days, title, text], place) => {
    const at = pastTime(now, days ?? 0, place);
    return { title, text, writer_id: admin, created_at: at, published_at: days === null ? null : at };
  });
  await db.insertInto('posts').values(rows).execute();
}
