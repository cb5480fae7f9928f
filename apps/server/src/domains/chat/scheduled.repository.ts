import type { ScheduledMessage } from '@boostdesk/api-client/contract';
import { sql } from 'kysely';
import type { Db, Reader, Tx } from '../../db/index.ts';

export interface ScheduledRow {
  readonly id: number;
  readonly order_id: number;
  readonly sender_id: number;
  readonly client_id: string;
  readonly body: string;
  readonly send_at: Date;
  /** The sender was asked about personal details in it. */
  readonly confirmed: boolean;
  /** First failed attempt to send it since it was scheduled or changed. */
  readonly failing_since: Date | null;
  readonly failed_at: Date | null;
}

const columns = [
  'id',
  'order_id',
  'sender_id',
  'client_id',
  'body',
  'send_at',
  'confirmed',
  'failing_since',
  'failed_at',
] as const;

export const toScheduledMessage = (row: ScheduledRow): ScheduledMessage => ({
  id: row.id,
  order: row.order_id,
  text: row.body,
  sendAt: row.send_at.toISOString(),
});

/** Rows are written with their order locked. */
export function createScheduledRepository() {
  return {
    async list(from: Reader, order: number, sender: number): Promise<ScheduledRow[]> {
      return from
        .selectFrom('scheduled_messages')
        .select(columns)
        .where('order_id', '=', order)
        .where('sender_id', '=', sender)
        .orderBy('send_at')
        .orderBy('id')
        .execute();
    },

    async count(db: Db, order: number, sender: number): Promise<number> {
      const { count } = await db
        .selectFrom('scheduled_messages')
        .select(sql<number>`count(*)::int`.as('count'))
        .where('order_id', '=', order)
        .where('sender_id', '=', sender)
        .executeTakeFirstOrThrow();
      return count;
    },

    byId: (from: Reader, id: number): Promise<ScheduledRow | undefined> =>
      from.selectFrom('scheduled_messages').select(columns).where('id', '=', id).executeTakeFirst(),

    /**
     * In the order in which they are to be sent.
     * @param except orders
     */
    async listDue(
      db: Db,
      { now, except, limit }: { readonly now: Date; readonly except: readonly number[]; readonly limit: number },
    ): Promise<Pick<ScheduledRow, 'id' | 'order_id'>[]> {
      const due = db
        .selectFrom('scheduled_messages')
        .select(['id', 'order_id'])
        .where('send_at', '<=', now)
        .orderBy('send_at')
        .orderBy('id')
        .limit(limit);
      return (except.length === 0 ? due : due.where('order_id', 'not in', except)).execute();
    },

    insert: (
      tx: Tx,
      message: { order: number; sender: number; text: string; sendAt: Date; confirmed: boolean; now: Date },
    ): Promise<ScheduledRow> =>
      tx
        .insertInto('scheduled_messages')
        .values({
          order_id: message.order,
          sender_id: message.sender,
          body: message.text,
          send_at: message.sendAt,
          confirmed: message.confirmed,
          created_at: message.now,
        })
        .returning(columns)
        .executeTakeFirstOrThrow(),

    update: (
      tx: Tx,
      id: number,
      { text, sendAt, confirmed }: { text: string; sendAt: Date; confirmed: boolean },
    ): Promise<ScheduledRow> =>
      tx
        .updateTable('scheduled_messages')
        .set({ body: text, send_at: sendAt, confirmed, failing_since: null, failed_at: null })
        .where('id', '=', id)
        .returning(columns)
        .executeTakeFirstOrThrow(),

    async setFailed(tx: Tx, id: number, { since, at }: { readonly since: Date; readonly at: Date }): Promise<void> {
      await tx
        .updateTable('scheduled_messages')
        .set({ failing_since: since, failed_at: at })
        .where('id', '=', id)
        .execute();
    },

    async remove(tx: Tx, id: number): Promise<void> {
      await tx.deleteFrom('scheduled_messages').where('id', '=', id).execute();
    },

    /**
     * Returns how many messages of each sender were removed, in ascending order of senders.
     * @param sender @default all
     */
    async removeOfOrder(tx: Tx, order: number, sender?: number): Promise<Map<number, number>> {
      let removed = tx.deleteFrom('scheduled_messages').where('order_id', '=', order).returning('sender_id');
      if (sender !== undefined) removed = removed.where('sender_id', '=', sender);
      const counts = new Map<number, number>();
      const senders = (await removed.execute()).map((row) => row.sender_id).sort((one, other) => one - other);
      for (const one of senders) counts.set(one, (counts.get(one) ?? 0) + 1);
      return counts;
    },
  };
}
