import { UNREAD_MAX } from '@boostdesk/api-client/contract';
import { ROLE } from '@boostdesk/auth';
import { sql } from 'kysely';
import type { Db, Tx } from '../../db/index.ts';
import { staffRoles } from '../../db/staff-roles.ts';
import { chatsOf } from './chats-of.repository.ts';

/** Length of a preview, in characters; SPEC §2 shows 30. */
const PREVIEW = 200;

/**
 * Whether `reader` may read the chat of `o`. Evaluated per order with unread messages, of which even users with
 * thousands of orders have few.
 */
const isReadable = sql<boolean>`(
  reader.role in (${sql.join(staffRoles)}) or o.customer_id = reader.id
  or (o.booster_id = reader.id and reader.role = ${ROLE.booster})
)`;

interface AllPage {
  readonly offset: number;
  readonly limit: number;
  /** Excludes messages from this id on. */
  readonly before?: number | undefined;
  readonly writer: boolean;
}

/** Rows of users in chats they may read. System messages are never unread. */
export function createUnreadRepository() {
  const columns = ['m.id', 'm.order_id', 'm.created_at', 'o.purchase'] as const;
  const preview = sql<string>`left(m.body, ${PREVIEW})`.as('body');
  const pictures = sql<number>`(select count(*)::int from chat_message_pictures p where p.message_id = m.id)`.as(
    'pictures',
  );

  return {
    async add(tx: Tx, users: readonly number[], message: { id: number; order: number }): Promise<boolean> {
      if (users.length === 0) return false;
      const rows = users.map((user) => ({ user_id: user, message_id: message.id, order_id: message.order }));
      const result = await tx
        .insertInto('chat_unread')
        .values(rows)
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirst();
      return (result.numInsertedOrUpdatedRows ?? 0n) > 0n;
    },

    /**
     * Marks messages of others in readable chats as unread.
     * @param all the user may read any chat
     */
    async addAll(tx: Tx, user: number, messages: readonly number[], all: boolean): Promise<boolean> {
      if (messages.length === 0) return false;
      const result = await tx
        .insertInto('chat_unread')
        .columns(['user_id', 'message_id', 'order_id'])
        .expression((from) => {
          const theirs = from
            .selectFrom('chat_messages')
            .select([sql<number>`${user}::int`.as('user_id'), 'id', 'order_id'])
            .where('id', 'in', [...messages])
            .where('sender_id', '!=', user);
          return all ? theirs : theirs.where('order_id', 'in', chatsOf(user, false));
        })
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirst();
      return (result.numInsertedOrUpdatedRows ?? 0n) > 0n;
    },

    async remove(tx: Tx, user: number, messages: readonly number[]): Promise<boolean> {
      if (messages.length === 0) return false;
      const result = await tx
        .deleteFrom('chat_unread')
        .where('user_id', '=', user)
        .where('message_id', 'in', [...messages])
        .executeTakeFirst();
      return result.numDeletedRows > 0n;
    },

    async removeUpTo(tx: Tx, user: number, order: number, seq: number): Promise<boolean> {
      const result = await tx
        .deleteFrom('chat_unread')
        .where('user_id', '=', user)
        .where('order_id', '=', order)
        // Within an order, ids are in the order of the sequence numbers.
        .where('message_id', '<=', (last) =>
          last
            .selectFrom('chat_messages')
            .select('id')
            .where('order_id', '=', order)
            .where('seq', '<=', seq)
            .orderBy('seq', 'desc')
            .limit(1),
        )
        .executeTakeFirst();
      return result.numDeletedRows > 0n;
    },

    async removeAll(tx: Tx, user: number, order: number): Promise<void> {
      await tx.deleteFrom('chat_unread').where('user_id', '=', user).where('order_id', '=', order).execute();
    },

    async countByUser(db: Db | Tx, users: readonly number[]): Promise<ReadonlyMap<number, number>> {
      const { rows } = await sql<{ id: number; unread: number }>`
        select reader.id, (
          select count(*)::int from (
            select 1 from chat_unread n join orders o on o.id = n.order_id
            where n.user_id = reader.id and ${isReadable} limit ${UNREAD_MAX}
          ) told
        ) as unread
        from users reader where reader.id = any(${users}::int[])`.execute(db);
      return new Map(rows.map(({ id, unread }) => [id, unread]));
    },

    /** Returns the sequence number of the order's first unread message. */
    async findFirst(db: Db, user: number, order: number): Promise<number | null> {
      const row = await db
        .selectFrom('chat_messages as m')
        .select('m.seq')
        .where('m.id', '=', (first) =>
          first
            .selectFrom('chat_unread')
            .select('message_id')
            .where('user_id', '=', user)
            .where('order_id', '=', order)
            .orderBy('message_id')
            .limit(1),
        )
        .executeTakeFirst();
      return row?.seq ?? null;
    },

    /** Number of the order's unread messages, up to `UNREAD_MAX`. */
    async countInOrder(db: Db, user: number, order: number): Promise<number> {
      const row = await db
        .selectFrom((rows) =>
          rows
            .selectFrom('chat_unread')
            .select('message_id')
            .where('user_id', '=', user)
            .where('order_id', '=', order)
            .limit(UNREAD_MAX)
            .as('unread'),
        )
        .select((count) => count.fn.countAll<string>().as('count'))
        .executeTakeFirstOrThrow();
      return Number.parseInt(row.count, 10);
    },

    /** Newest first. */
    async list(db: Db, user: number) {
      return db
        .selectFrom('chat_unread as n')
        .innerJoin('chat_messages as m', 'm.id', 'n.message_id')
        .innerJoin('orders as o', 'o.id', 'n.order_id')
        .innerJoin('users as reader', 'reader.id', 'n.user_id')
        .select(columns)
        .select([preview, pictures])
        .where('n.user_id', '=', user)
        .where(isReadable)
        .orderBy('m.id', 'desc')
        .limit(UNREAD_MAX)
        .execute();
    },

    /**
     * Others' messages, newest first.
     * @param writer for staff: includes chats they wrote in
     */
    async all(db: Db, user: number, { before, ...page }: AllPage) {
      let query = db
        .selectFrom('chat_messages as m')
        .innerJoin('orders as o', 'o.id', 'm.order_id')
        .leftJoin('chat_unread as n', (on) => on.onRef('n.message_id', '=', 'm.id').on('n.user_id', '=', user))
        .select(columns)
        .select([preview, pictures, sql<boolean>`n.user_id is not null`.as('unread')])
        .where('m.sender_id', '!=', user)
        .where('m.order_id', 'in', chatsOf(user, page.writer))
        .orderBy('m.id', 'desc')
        .offset(page.offset)
        .limit(page.limit);
      if (before !== undefined) query = query.where('m.id', '<', before);
      return query.execute();
    },
  };
}

export type UnreadRepository = ReturnType<typeof createUnreadRepository>;
