import { sql } from 'kysely';
import type { Reader } from '../../db/index.ts';
import type { OrderRecord } from './orders.repository.ts';

type PlayedOrder = Pick<OrderRecord, 'id' | 'booster_id'>;

export function createPlayRepository() {
  return {
    find: (db: Reader, id: number): Promise<OrderRecord | undefined> =>
      db.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirst(),

    /** When the booster last wrote or did something on the order; null when never. */
    async findLastActivity(db: Reader, { id, booster_id: booster }: PlayedOrder): Promise<Date | null> {
      const { rows } = await sql<{ at: Date | null }>`
        select greatest(
          (select max(at) from order_events where order_id = ${id} and actor_id = ${booster}),
          (select max(created_at) from chat_messages where order_id = ${id} and sender_id = ${booster})
        ) as at`.execute(db);
      return rows[0]?.at ?? null;
    },
  };
}
