import { sql } from 'kysely';
import type { Db } from '../db/index.ts';

/** How far customers and boosters are with their chats: everything is delivered, and seen up to the last seen message. */
export async function seedChatReceipts(db: Db): Promise<void> {
  await sql`
    insert into chat_receipts (order_id, user_id, delivered_seq, delivered_at, seen_seq, seen_at)
    select p.order_id, p.user_id, max(m.seq), max(m.created_at),
      coalesce(max(m.seq) filter (where m.seen_at is not null), 0), max(m.seen_at)
    from (
      select id as order_id, customer_id as user_id from orders
      union select id, booster_id from orders where booster_id is not null
    ) p
    join chat_messages m on m.order_id = p.order_id and m.sender_id <> p.user_id
    group by p.order_id, p.user_id`.execute(db);
}
