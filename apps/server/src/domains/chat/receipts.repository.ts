import { isRole, ROLE, type Role } from '@boostdesk/auth';
import { sql } from 'kysely';
import type { Db, Tx } from '../../db/index.ts';
import { staffRoles } from '../../db/staff-roles.ts';

export interface Receipt {
  readonly order: number;
  readonly by: { readonly id: number; readonly name: string; readonly role: Role };
  readonly deliveredUpTo: number;
  readonly deliveredAt: string | null;
  readonly seenUpTo: number;
  readonly seenAt: string | null;
}

/** Messages of an order up to a sequence number. */
export interface UpTo {
  readonly order: number;
  readonly upTo: number;
}

interface ReceiptRow {
  readonly order_id: number;
  readonly user_id: number;
  readonly name: string;
  readonly role: number;
  readonly delivered_seq: number;
  readonly delivered_at: Date;
  readonly seen_seq: number;
  readonly seen_at: Date | null;
}

function toReceipt(row: ReceiptRow): Receipt {
  const { user_id: id, name, role } = row;
  if (!isRole(role)) throw new Error(`User ${id} has no role.`);
  return {
    order: row.order_id,
    by: { id, name, role },
    deliveredUpTo: row.delivered_seq,
    deliveredAt: row.delivered_at.toISOString(),
    seenUpTo: row.seen_seq,
    seenAt: row.seen_at?.toISOString() ?? null,
  };
}

/** Whether user `u` takes part in the chat of order `o`: as customer, as its booster, or as staff who have written. */
const takesPart = sql<boolean>`(
  o.customer_id = u.id or (o.booster_id = u.id and u.role = ${ROLE.booster})
  or (u.role in (${sql.join(staffRoles)}) and exists (
    select 1 from chat_messages w where w.order_id = o.id and w.sender_id = u.id
  ))
)`;

/** The last message of others up to the given number; own and system messages need no receipt. */
const reached = sql`(
  select m.seq from chat_messages m
  where m.order_id = o.id and m.seq <= r.up_to and m.sender_id <> u.id
  order by m.seq desc limit 1
)`;

/** Rows only grow: a receipt that arrives late changes nothing. */
export function createReceiptsRepository() {
  return {
    /** Returns the receipts that changed; skips orders whose chat the user takes no part in. */
    async mark(
      tx: Tx,
      user: number,
      messages: readonly UpTo[],
      { isSeen, at }: { readonly isSeen: boolean; readonly at: Date },
    ): Promise<Receipt[]> {
      const orders = messages.map(({ order }) => order);
      const numbers = messages.map(({ upTo }) => upTo);
      const seen = sql<number>`case when ${isSeen}::bool then g.seq else 0 end`;
      const { rows } = await sql<ReceiptRow>`
        with g as materialized (
          select o.id as order_id, u.id as user_id, u.name, u.role, ${reached} as seq
          from unnest(${orders}::int[], ${numbers}::int[]) r(order_id, up_to)
          join orders o on o.id = r.order_id
          join users u on u.id = ${user}::int
          where ${takesPart}
        ), changed as (
          insert into chat_receipts as c (order_id, user_id, delivered_seq, delivered_at, seen_seq, seen_at)
          select g.order_id, g.user_id, g.seq, ${at}::timestamptz, ${seen},
            case when ${isSeen}::bool then ${at}::timestamptz end
          from g
          left join chat_receipts b on b.order_id = g.order_id and b.user_id = g.user_id
          where g.seq > case when ${isSeen}::bool then coalesce(b.seen_seq, 0) else coalesce(b.delivered_seq, 0) end
          order by g.order_id
          on conflict (order_id, user_id) do update set
            delivered_seq = greatest(c.delivered_seq, excluded.delivered_seq),
            delivered_at = case when excluded.delivered_seq > c.delivered_seq then excluded.delivered_at else c.delivered_at end,
            seen_seq = greatest(c.seen_seq, excluded.seen_seq),
            seen_at = case when excluded.seen_seq > c.seen_seq then excluded.seen_at else c.seen_at end
          where excluded.delivered_seq > c.delivered_seq or excluded.seen_seq > c.seen_seq
          returning *
        )
        select changed.*, g.name, g.role from changed join g using (order_id, user_id)`.execute(tx);
      return rows.map(toReceipt);
    },

    /** Of everyone else who takes part in the chat. */
    async listOfOthers(db: Db, order: number, reader: number): Promise<Receipt[]> {
      const { rows } = await sql<ReceiptRow>`
        select c.*, u.name, u.role from chat_receipts c
        join orders o on o.id = c.order_id
        join users u on u.id = c.user_id
        where c.order_id = ${order}::int and c.user_id <> ${reader}::int and ${takesPart}
        order by u.id`.execute(db);
      return rows.map(toReceipt);
    },

    async remove(tx: Tx, user: number, order: number): Promise<void> {
      await tx.deleteFrom('chat_receipts').where('user_id', '=', user).where('order_id', '=', order).execute();
    },
  };
}
