import { ORDER_STATUS, type OrderStatus } from '@boostdesk/catalogs';
import type { Db } from '../db/index.ts';
import { rankCard, scoreboard } from './game-pictures.ts';
import type { SeededOrder } from './orders.ts';
import { createSeededRandom } from './random.ts';
import { storePicture } from './store-picture.ts';

const STARTED: ReadonlySet<OrderStatus> = new Set([ORDER_STATUS.processing, ORDER_STATUS.paused]);
/** Pictures of one message in each of as many chats. */
const picturesOf = [[scoreboard, rankCard], [scoreboard], [rankCard], [scoreboard, rankCard]] as const;

/** The newest message of the booster, unless it is the greeting. */
const findMessage = (db: Db, order: number, booster: number) =>
  db
    .selectFrom('chat_messages')
    .select(['id', 'created_at as at'])
    .where('order_id', '=', order)
    .where('sender_id', '=', booster)
    .where('seq', '>', 1)
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirst();

/** Adds pictures to messages of boosters in orders that were started, first the demo customer's. */
export async function seedChatPictures(
  db: Db,
  { orders, ids, mina }: { readonly orders: readonly SeededOrder[]; readonly ids: readonly number[]; mina: number },
): Promise<void> {
  // Its own, so that the rest of the demo stays the same.
  const dice = createSeededRandom(ids.length);
  const started = orders.flatMap(({ status, booster, customer }, place) =>
    STARTED.has(status) && booster !== null ? [{ order: ids[place] ?? 0, user: booster, customer }] : [],
  );
  const newestFirst = started
    .toReversed()
    .sort((one, other) => Number(other.customer === mina) - Number(one.customer === mina));
  let chats = 0;
  for (const { order, user } of newestFirst) {
    const drawn = picturesOf[chats];
    if (drawn === undefined) return;
    const found = await findMessage(db, order, user);
    if (found === undefined) continue;
    chats += 1;
    for (const [position, draw] of drawn.entries()) {
      const picture = draw(dice);
      const id = await storePicture(db, dice, picture, { user, order, at: found.at });
      const row = { message_id: found.id, position, picture_id: id, alt: picture.alt };
      await db.insertInto('chat_message_pictures').values(row).execute();
    }
  }
}
