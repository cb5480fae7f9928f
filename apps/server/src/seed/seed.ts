import { takeAdvisoryLock } from '../db/advisory-lock.ts';
import type { Db } from '../db/index.ts';
import { seedApplications } from './applications.ts';
import { seedChatPictures } from './chat-pictures.ts';
import { seedChatReceipts } from './chat-receipts.ts';
import { chatRows, eventRows } from './chats.ts';
import { inChunks } from './chunks.ts';
import { payWithSeededCoins } from './coin-payments.ts';
import { seedContent } from './content.ts';
import { seedCoupons } from './coupons.ts';
import { seedDisputes } from './disputes.ts';
import { seedExpenses } from './expenses.ts';
import { seedFeedbacks } from './feedbacks.ts';
import { seedGameAccounts } from './game-accounts.ts';
import { seedGifts } from './gifts.ts';
import { seedGuides } from './guides.ts';
import { seedMoney } from './ledger.ts';
import { makeOrders } from './make-orders.ts';
import { matchRows } from './matches.ts';
import { seedNotifications } from './notifications.ts';
import type { SeededOrder } from './orders.ts';
import { seedPageErrors } from './page-errors.ts';
import { seedPayments } from './payments.ts';
import { type People, seedPeople } from './people.ts';
import { seedPosts } from './posts.ts';
import { seedProgressPictures } from './progress-pictures.ts';
import { seedQuickReplies } from './quick-replies.ts';
import { createSeededRandom, type SeededRandom } from './random.ts';
import { seedSchedule } from './schedule.ts';
import { seedSiteLog } from './site-log.ts';

const SEED = 20_261_121;

export interface SeedDeps {
  readonly db: Db;
  readonly clock: () => Date;
  readonly print: (line: string) => void;
  readonly vaultKey: Uint8Array;
}

async function insertOrders(db: Db, orders: readonly SeededOrder[]): Promise<readonly number[]> {
  const ids: number[] = [];
  await inChunks(orders, async (chunk) => {
    const rows = await db
      .insertInto('orders')
      .values(chunk.map((order) => order.row))
      .returning('id')
      .execute();
    ids.push(...rows.map((row) => row.id));
  });
  return ids;
}

async function insertStories(
  db: Db,
  orders: readonly SeededOrder[],
  ids: readonly number[],
  { dice, now, staffAt }: { readonly dice: SeededRandom; readonly now: Date; readonly staffAt: People['staffAt'] },
): Promise<void> {
  const idAt = (place: number) => ids[place] ?? 0;
  await inChunks(
    orders.flatMap((order, place) =>
      [...eventRows(order, idAt(place), staffAt(place)), ...matchRows(order, idAt(place), now)].sort(
        (one, other) => one.at.getTime() - other.at.getTime(),
      ),
    ),
    async (chunk) => {
      await db.insertInto('order_events').values(chunk).execute();
    },
  );
  const chats = orders.map((order, place) => ({ order, id: idAt(place), lines: chatRows(order, idAt(place), dice) }));
  await inChunks(
    chats.flatMap(({ lines }) => lines),
    async (chunk) => {
      const made = await db
        .insertInto('chat_messages')
        .values(chunk)
        .returning(['id', 'order_id', 'sender_id', 'seen_at'])
        .execute();
      const unread = made.flatMap((row) => {
        const chat = chats.find(({ id }) => id === row.order_id);
        if (row.seen_at !== null || chat === undefined || chat.order.booster === null) return [];
        const reader = row.sender_id === chat.order.booster ? chat.order.customer : chat.order.booster;
        return [{ user_id: reader, message_id: row.id, order_id: row.order_id }];
      });
      if (unread.length > 0) await db.insertInto('chat_unread').values(unread).execute();
    },
  );
  for (const { id, lines } of chats) {
    if (lines.length > 0)
      await db.updateTable('orders').set({ last_message_seq: lines.length }).where('id', '=', id).execute();
  }
}

/** Advisory lock: a second process on the same empty database waits for the first. */
const LOCK = SEED;

async function fill(db: Db, now: Date, { print, vaultKey }: Pick<SeedDeps, 'print' | 'vaultKey'>): Promise<void> {
  await takeAdvisoryLock(db, LOCK);
  const done = await db.selectFrom('installation').select('name').where('name', '=', 'demo').executeTakeFirst();
  const used = await db.selectFrom('users').select('id').limit(1).executeTakeFirst();
  if (done !== undefined || used !== undefined) return;
  print('Creating the demo marketplace …');
  const dice = createSeededRandom(SEED);
  const people = await seedPeople(db, dice, now);
  const orders = payWithSeededCoins(makeOrders({ people, dice, now }), people.mina);
  const ids = await insertOrders(db, orders);
  await insertStories(db, orders, ids, { dice, now, staffAt: people.staffAt });
  await seedChatPictures(db, { orders, ids, mina: people.mina });
  await seedProgressPictures(db, { orders, ids, mina: people.mina });
  await seedChatReceipts(db);
  await seedGuides(db, { orders, ids });
  const [demoBooster] = people.boosters;
  if (demoBooster !== undefined)
    await seedSchedule(db, { orders, ids, customer: people.mina, booster: demoBooster.id, now });
  await seedMoney(db, { orders, ids, people, now });
  await seedDisputes(db, { orders, ids, admin: people.admin, now });
  await seedPayments(db, { orders, ids, people, now });
  await seedExpenses(db, people.admin, now);
  await seedFeedbacks(db, orders, ids);
  await seedApplications(db, people, now);
  await seedGifts(db, people, now);
  await seedCoupons(db, people.staffAt, now);
  await seedPosts(db, people.admin, now);
  const [booster] = people.boosters;
  if (booster !== undefined) await seedQuickReplies(db, { admin: people.admin, booster: booster.id, now });
  await seedGameAccounts(db, { people, now, vaultKey });
  await seedContent(db, now);
  await seedPageErrors(db, now);
  await seedNotifications(db, { customer: people.mina, booster: people.boosters[0]?.id ?? people.mina, now });
  await seedSiteLog(db);
  await db
    .insertInto('installation')
    .values({ name: 'demo', value: JSON.stringify({ seed: SEED, at: now.toISOString() }) })
    .execute();
}

/** Fills an empty database in one transaction; does nothing when it has data. */
export async function seedDemo({ db, clock, ...rest }: SeedDeps): Promise<void> {
  await db.transaction().execute((tx) => fill(tx, clock(), rest));
}
