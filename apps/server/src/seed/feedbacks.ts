import type { Db } from '../db/index.ts';
import { inChunks } from './chunks.ts';
import type { SeededOrder } from './orders.ts';
import { createSeededRandom } from './random.ts';

const SEED = 20_261_122;
/** Newest reviews, which are undecided. */
const WAITING = 12;

const answers = [
  'Thank you! We’ve passed it on to your booster.',
  'Sorry it took longer than estimated. Your next order gets priority.',
  'Glad it went well. See you next season!',
];

export async function seedFeedbacks(db: Db, orders: readonly SeededOrder[], ids: readonly number[]): Promise<void> {
  const dice = createSeededRandom(SEED);
  const rated = orders
    .flatMap(({ row }, place) => {
      const id = ids[place];
      return row.rated_at === null || id === undefined ? [] : [{ id, at: row.rated_at, stars: row.rating_stars ?? 0 }];
    })
    .sort((a, b) => b.at.getTime() - a.at.getTime());
  const rows = rated.map(({ id, stars }, place) =>
    place < WAITING
      ? { order_id: id, status: 'waiting', answer: null, version: 0 }
      : {
          order_id: id,
          status: stars < 4 && dice.chance(0.2) ? 'hidden' : 'published',
          answer: dice.chance(0.2) ? dice.pick(answers) : null,
          version: 1,
        },
  );
  await inChunks(rows, async (chunk) => {
    await db.insertInto('feedbacks').values(chunk).execute();
  });
}
