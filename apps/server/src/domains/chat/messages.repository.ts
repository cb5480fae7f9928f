import type { ChatMessage } from '@boostdesk/api-client/contract';
import { isRole } from '@boostdesk/auth';
import { sql } from 'kysely';
import type { Db, Tx } from '../../db/index.ts';
import { staffRoles } from '../../db/staff-roles.ts';
import { isSystemCode, type SystemCode, type SystemMessageParams } from './system-messages.ts';

export interface NewMessage {
  readonly order: number;
  /** Null for a system message. */
  readonly sender: { readonly id: number; readonly clientId: string } | null;
  readonly body: string;
  /** Message of the same order that this one replies to. */
  readonly replyTo: number | null;
  readonly code: SystemCode | null;
  readonly params: SystemMessageParams;
  readonly now: Date;
}

/** Sequence numbers, both ends exclusive. */
export interface MessageRange {
  readonly before?: number | undefined;
  readonly after?: number | undefined;
  readonly limit: number;
}

/** Length of a quote, in characters. */
const QUOTE = 200;

// Written by `insert` in this shape.
const toParams = (value: unknown) => value as SystemMessageParams;

const columns = [
  ...([
    'm.id',
    'm.order_id',
    'm.seq',
    'm.client_id',
    'm.body',
    'm.code',
    'm.params',
    'm.created_at',
    'm.seen_at',
    'm.reply_to_id',
  ] as const),
  ...(['u.id as sender_id', 'u.name as sender_name', 'u.role as sender_role', 'u.image as sender_image'] as const),
  ...(['q.seq as quoted_seq', 'w.id as quoted_sender_id', 'w.name as quoted_sender_name'] as const),
  sql<string | null>`left(q.body, ${QUOTE})`.as('quoted_body'),
  sql<number>`(select count(*)::int from chat_message_pictures p where p.message_id = q.id)`.as('quoted_pictures'),
] as const;

export function createMessagesRepository() {
  const select = (db: Db | Tx) =>
    db
      .selectFrom('chat_messages as m')
      .leftJoin('users as u', 'u.id', 'm.sender_id')
      .leftJoin('chat_messages as q', (join) =>
        join.onRef('q.id', '=', 'm.reply_to_id').onRef('q.order_id', '=', 'm.order_id'),
      )
      .leftJoin('users as w', 'w.id', 'q.sender_id')
      .select(columns);
  type Row = Awaited<ReturnType<ReturnType<typeof select>['execute']>>[number];

  function toReplyTo(row: Row): Pick<ChatMessage, 'replyTo'> {
    const { reply_to_id: id, quoted_seq: seq, quoted_body: body, quoted_pictures: pictures } = row;
    const { quoted_sender_id: sender, quoted_sender_name: name } = row;
    if (id === null) return {};
    const isThere = seq !== null && body !== null && sender !== null && name !== null;
    return { replyTo: { id, message: isThere ? { seq, sender: { id: sender, name }, body, pictures } : null } };
  }

  function toMessage(row: Row): ChatMessage {
    const { sender_id: id, sender_name: name, sender_role: role, sender_image: image } = row;
    return {
      id: row.id,
      order: row.order_id,
      seq: row.seq,
      sender: id !== null && name !== null && isRole(role) ? { id, name, role, image } : null,
      clientId: row.client_id,
      body: row.body,
      code: isSystemCode(row.code) ? row.code : null,
      params: toParams(row.params),
      ...toReplyTo(row),
      createdAt: row.created_at.toISOString(),
      seenAt: row.seen_at?.toISOString() ?? null,
    };
  }

  return {
    /** Locks the order's row, so that its numbers have no gaps. Undefined when the sender has used the client id. */
    async insert(tx: Tx, message: NewMessage): Promise<ChatMessage | undefined> {
      const { order, sender, body, replyTo, code, params, now } = message;
      const [senderId, clientId] = [sender?.id ?? null, sender?.clientId ?? null];
      const row = await tx
        .with('numbered', (db) =>
          db
            .updateTable('orders')
            .set({ last_message_seq: sql`last_message_seq + 1` })
            .where('id', '=', order)
            .where(({ exists, not, selectFrom }) =>
              not(
                exists(
                  selectFrom('chat_messages')
                    .select('id')
                    .where('sender_id', '=', senderId)
                    .where('client_id', '=', clientId),
                ),
              ),
            )
            .returning('last_message_seq'),
        )
        .with('m', (db) =>
          db
            .insertInto('chat_messages')
            .columns([
              'order_id',
              'seq',
              'sender_id',
              'client_id',
              'body',
              'reply_to_id',
              'code',
              'params',
              'created_at',
            ])
            .expression((from) =>
              from
                .selectFrom('numbered')
                .select([
                  sql<number>`${order}::int`.as('order_id'),
                  'last_message_seq',
                  sql<number | null>`${senderId}::int`.as('sender_id'),
                  sql<string | null>`${clientId}::uuid`.as('client_id'),
                  sql<string>`${body}::text`.as('body'),
                  sql<number | null>`${replyTo}::int`.as('reply_to_id'),
                  sql<string | null>`${code}::text`.as('code'),
                  sql<string>`${JSON.stringify(params)}::jsonb`.as('params'),
                  sql<Date>`${now}::timestamptz`.as('created_at'),
                ]),
            )
            .onConflict((conflict) => conflict.columns(['sender_id', 'client_id']).doNothing())
            .returningAll(),
        )
        .selectFrom('m')
        .leftJoin('users as u', 'u.id', 'm.sender_id')
        .leftJoin('chat_messages as q', (join) =>
          join.onRef('q.id', '=', 'm.reply_to_id').onRef('q.order_id', '=', 'm.order_id'),
        )
        .leftJoin('users as w', 'w.id', 'q.sender_id')
        .select(columns)
        .executeTakeFirst();
      return row && toMessage(row);
    },

    async byId(db: Db | Tx, id: number): Promise<ChatMessage | undefined> {
      const row = await select(db).where('m.id', '=', id).executeTakeFirst();
      return row === undefined ? undefined : toMessage(row);
    },

    async byClientId(db: Db | Tx, sender: number, clientId: string): Promise<ChatMessage | undefined> {
      const row = await select(db)
        .where('m.sender_id', '=', sender)
        .where('m.client_id', '=', clientId)
        .executeTakeFirst();
      return row === undefined ? undefined : toMessage(row);
    },

    /** Returns messages in ascending order, with one extra when there are more: the first, or with `after` the last. */
    async listRange(db: Db, order: number, { before, after, limit }: MessageRange): Promise<ChatMessage[]> {
      let rows = select(db)
        .where('m.order_id', '=', order)
        .limit(limit + 1);
      if (before !== undefined) rows = rows.where('m.seq', '<', before);
      if (after === undefined) return (await rows.orderBy('m.seq', 'desc').execute()).reverse().map(toMessage);
      return (await rows.where('m.seq', '>', after).orderBy('m.seq').execute()).map(toMessage);
    },

    /** Returns the number of the first message at or after a time, or of the last one when there is none. */
    async findSeqSince(db: Db, order: number, since: Date): Promise<number | null> {
      const messages = db.selectFrom('chat_messages').select('seq').where('order_id', '=', order).limit(1);
      const first = await messages
        .where('created_at', '>=', since)
        .orderBy('created_at')
        .orderBy('seq')
        .executeTakeFirst();
      return (first ?? (await messages.orderBy('seq', 'desc').executeTakeFirst()))?.seq ?? null;
    },

    findWriter: (db: Db | Tx, user: number): Promise<{ id: number; name: string }> =>
      db.selectFrom('users').select(['id', 'name']).where('id', '=', user).executeTakeFirstOrThrow(),

    /** Staff who write in a chat become part of it. */
    async findStaffWriters(db: Db | Tx, order: number): Promise<number[]> {
      const rows = await db
        .selectFrom('chat_messages as m')
        .innerJoin('users as u', 'u.id', 'm.sender_id')
        .select('u.id')
        .distinct()
        .where('m.order_id', '=', order)
        .where('u.role', 'in', staffRoles)
        .execute();
      return rows.map((row) => row.id);
    },

    /** Returns the staff who answer customers without a booster. */
    async findActiveStaff(db: Db | Tx): Promise<number[]> {
      const rows = await db
        .selectFrom('users')
        .select('id')
        .where('role', 'in', staffRoles)
        .where('banned_at', 'is', null)
        .execute();
      return rows.map((row) => row.id);
    },

    /** Whether any of the others' messages was new. */
    async markSeen(tx: Tx, order: number, reader: number, seen: { upTo: number; at: Date }): Promise<boolean> {
      const row = await tx
        .updateTable('chat_messages')
        .set({ seen_at: seen.at })
        .where('order_id', '=', order)
        .where('seq', '<=', seen.upTo)
        .where('sender_id', 'is distinct from', reader)
        .where('seen_at', 'is', null)
        .executeTakeFirst();
      return row.numUpdatedRows > 0n;
    },
  };
}
