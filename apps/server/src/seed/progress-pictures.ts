import { ORDER_STATUS } from '@boostdesk/catalogs';
import { sql } from 'kysely';
import type { Db } from '../db/index.ts';
import { scoreboard } from './game-pictures.ts';
import type { SeededOrder } from './orders.ts';
import { createSeededRandom, type SeededRandom } from './random.ts';
import { storePicture } from './store-picture.ts';

/** Orders of a status that have one. */
const ENTRIES = 3;

/** The newest won match, or the completion. */
const findEntry = (db: Db, order: number) =>
  db
    .selectFrom('order_events')
    .select(['id', 'at', 'actor_id as user'])
    .where('order_id', '=', order)
    .where(sql<boolean>`(kind = 'completed' or data ->> 'won' = 'true')`)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();

/** Adds a picture to the completion of some orders, first the demo customer's, and to the progress of others. */
export async function seedProgressPictures(
  db: Db,
  { orders, ids, mina }: { readonly orders: readonly SeededOrder[]; readonly ids: readonly number[]; mina: number },
): Promise<void> {
  // Its own, so that the rest of the demo stays the same.
  const dice = createSeededRandom(ids.length + 1);
  const played = orders
    .map(({ customer, startedAt, status }, place) => ({
      order: ids[place] ?? 0,
      isOwn: customer === mina,
      startedAt,
      status,
    }))
    .filter(({ startedAt }) => startedAt !== null)
    .toReversed();
  const complete = played
    .filter(({ status }) => status === ORDER_STATUS.complete)
    .sort((one, other) => Number(other.isOwn) - Number(one.isOwn));
  const running = played.filter(({ isOwn, status }) => status === ORDER_STATUS.processing && !isOwn);
  for (const list of [complete, running]) await addPictures(db, dice, list);
}

async function addPictures(db: Db, dice: SeededRandom, orders: readonly { readonly order: number }[]): Promise<void> {
  let entries = 0;
  for (const { order } of orders) {
    if (entries === ENTRIES) return;
    const entry = await findEntry(db, order);
    if (entry === undefined || entry.user === null) continue;
    entries += 1;
    const picture = scoreboard(dice);
    const id = await storePicture(db, dice, picture, { user: entry.user, order, at: entry.at });
    const row = { event_id: entry.id, position: 0, picture_id: id, alt: picture.alt };
    await db.insertInto('order_event_pictures').values(row).execute();
  }
}
