import { sql } from 'kysely';
import type { TestDatabase } from './database.ts';

interface ChatRow {
  readonly order: number;
  readonly sender: { readonly id: number };
  readonly seq: number;
  readonly body: string;
  readonly at?: Date;
}

/** Returns the message's id. */
export async function addMessage({ db }: Pick<TestDatabase, 'db'>, row: ChatRow): Promise<number> {
  const { order, sender, seq, body, at = new Date('2026-03-01T12:00:00.000Z') } = row;
  const { id } = await db
    .insertInto('chat_messages')
    .values({ order_id: order, seq, sender_id: sender.id, body, created_at: at })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Messages 1 to `count` of an order, one a minute from 2026-03-01 on: 'Message 1' and so on. */
export async function addMessages(
  { db }: Pick<TestDatabase, 'db'>,
  {
    order,
    sender,
    count,
  }: { readonly order: number; readonly sender: { readonly id: number }; readonly count: number },
): Promise<void> {
  await sql`
    insert into chat_messages (order_id, seq, sender_id, body, created_at)
    select ${order}, n, ${sender.id}, 'Message ' || n, timestamptz '2026-03-01' + (n - 1) * interval '1 minute'
    from generate_series(1, ${count}::int) n`.execute(db);
  await db.updateTable('orders').set({ last_message_seq: count }).where('id', '=', order).execute();
}
