import { type RawBuilder, sql } from 'kysely';
import type { Reader } from '../../db/index.ts';
import type { StaffEventKind } from './staff-events.ts';

/** Amounts are text in the database. */
const cents = (amount: RawBuilder<unknown>) => sql<number>`${amount}::int`;
const nameOf = (user: RawBuilder<unknown>) => sql<string | null>`(select name from users where users.id = ${user})`;

/** What staff note and decide about a booster is no evidence of the work. */
const internalKinds: StaffEventKind[] = ['note_changed', 'fined', 'fine_lifted'];

type Owed = Record<'kind' | 'booster_name' | 'currency', string> &
  Record<'booster_id' | 'amount', number> & { booked_at: Date; payout_id: number | null; paid_at: Date | null };

const orderColumns = [
  ...(['id', 'customer_id', 'booster_id', 'status', 'game_id', 'service_id', 'service_slug', 'server_id'] as const),
  ...(['platform', 'purchase', 'currency', 'quote', 'details', 'ladder', 'from_rank', 'target_rank'] as const),
  ...(['now_rank', 'now_lp', 'target_count', 'done_count', 'percent', 'won', 'lost', 'priority'] as const),
  ...(['created_at', 'paid_at', 'started_at', 'completed_at', 'cancelled_at', 'deadline_at', 'paused_at'] as const),
  ...(['paused_seconds', 'suspended_from', 'suspended_at', 'credentials_needed', 'credentials_saved_at'] as const),
  ...(['credentials_erased_at', 'share', 'proof_note', 'proof_link', 'rating_stars', 'rating_text'] as const),
  ...(['rated_at', 'end_reason', 'settlement', 'refund_to', 'coins_paid', 'barred_boosters'] as const),
] as const;

/** Of an uploaded picture `p`. */
const pictureColumns = ['p.id', 'p.width', 'p.height', 'p.created_at'] as const;
const pictureBytes = sql<number>`octet_length(p.large)`.as('bytes');

/** Everything about an order that decides a dispute, in a fixed order. Account details and staff's notes are left out. */
export function createEvidenceRepository() {
  return {
    order: (from: Reader, order: number) =>
      from
        .selectFrom('orders')
        .select(orderColumns)
        .select([
          cents(sql.ref('price_amount')).as('price_amount'),
          cents(sql.ref('refund_amount')).as('refund_amount'),
          cents(sql.ref('progress_paid')).as('progress_paid'),
          nameOf(sql.ref('orders.customer_id')).as('customer_name'),
          nameOf(sql.ref('orders.booster_id')).as('booster_name'),
        ])
        .where('id', '=', order)
        .executeTakeFirstOrThrow(),

    disputes: (from: Reader, order: number) =>
      from
        .selectFrom('disputes')
        .select(['id', 'opened_by', 'booster_id', 'reason', 'text', 'opened_at'])
        .select(['resolution', 'resolved_by', 'resolved_at', 'note'])
        .select([
          cents(sql.ref('refund_amount')).as('refund_amount'),
          nameOf(sql.ref('opened_by')).as('opened_by_name'),
          nameOf(sql.ref('booster_id')).as('booster_name'),
          nameOf(sql.ref('resolved_by')).as('resolved_by_name'),
        ])
        .where('order_id', '=', order)
        .orderBy('id')
        .execute(),

    events: (from: Reader, order: number) =>
      from
        .selectFrom('order_events')
        .select(['id', 'kind', 'at', 'actor_id', nameOf(sql.ref('actor_id')).as('actor_name'), 'data'])
        .where('order_id', '=', order)
        .where('kind', 'not in', internalKinds)
        .orderBy('id')
        .execute(),

    messages: (from: Reader, order: number) =>
      from
        .selectFrom('chat_messages')
        .select(['id', 'seq', 'created_at', 'sender_id', nameOf(sql.ref('sender_id')).as('sender_name')])
        .select(['body', 'code', 'params', 'reply_to_id', 'seen_at'])
        .where('order_id', '=', order)
        .orderBy('seq')
        .execute(),

    pictures: (from: Reader, order: number) =>
      from
        .selectFrom('chat_message_pictures as a')
        .innerJoin('chat_messages as m', 'm.id', 'a.message_id')
        .innerJoin('uploaded_pictures as p', 'p.id', 'a.picture_id')
        .select([...pictureColumns, pictureBytes, 'a.message_id', 'a.alt'])
        .where('m.order_id', '=', order)
        .orderBy('a.message_id')
        .orderBy('a.position')
        .execute(),

    disputePictures: (from: Reader, order: number) =>
      from
        .selectFrom('dispute_pictures as a')
        .innerJoin('disputes as d', 'd.id', 'a.dispute_id')
        .innerJoin('uploaded_pictures as p', 'p.id', 'a.picture_id')
        .select([...pictureColumns, pictureBytes, 'a.dispute_id', 'a.alt'])
        .where('d.order_id', '=', order)
        .orderBy('a.dispute_id')
        .orderBy('a.position')
        .execute(),

    eventPictures: (from: Reader, order: number) =>
      from
        .selectFrom('order_event_pictures as a')
        .innerJoin('order_events as e', 'e.id', 'a.event_id')
        .innerJoin('uploaded_pictures as p', 'p.id', 'a.picture_id')
        .select([...pictureColumns, pictureBytes, 'a.event_id', 'a.alt'])
        .where('e.order_id', '=', order)
        .orderBy('a.event_id')
        .orderBy('a.position')
        .execute(),

    /** Each once, with the versions that show it. */
    guidePictures: (from: Reader, order: number) =>
      from
        .selectFrom('order_guide_pictures as a')
        .innerJoin('uploaded_pictures as p', 'p.id', 'a.picture_id')
        .select([
          ...pictureColumns,
          pictureBytes,
          sql<number[]>`array_agg(a.version order by a.version)`.as('guide_versions'),
          sql<string>`''`.as('alt'),
        ])
        .where('a.order_id', '=', order)
        .groupBy('p.id')
        .orderBy('p.id')
        .execute(),

    pictureFiles: (from: Reader, ids: readonly number[]) =>
      from.selectFrom('uploaded_pictures').select(['id', 'large']).where('id', 'in', ids).execute(),

    guides: (from: Reader, order: number) =>
      from
        .selectFrom('order_guides')
        .select(['version', 'text', 'writer_id', nameOf(sql.ref('writer_id')).as('writer_name')])
        .select(['written_at', 'delivered_at'])
        .where('order_id', '=', order)
        .orderBy('version')
        .execute(),

    /** What customer and booster paid and got; the marketplace's own accounts have no owner. */
    ledger: (from: Reader, order: number) =>
      from
        .selectFrom('ledger_transactions as t')
        .innerJoin('ledger_entries as e', 'e.transaction_id', 't.id')
        .innerJoin('ledger_accounts as a', 'a.id', 'e.account_id')
        .select(['t.id as transaction', 't.kind', 't.at', 't.actor_id', 'a.kind as account', 'a.owner_id'])
        .select([cents(sql.ref('e.amount')).as('amount'), 'a.currency'])
        .where('t.order_id', '=', order)
        .where('a.owner_id', 'is not', null)
        .orderBy('t.id')
        .orderBy('e.id')
        .execute(),

    earnings: async (from: Reader, order: number): Promise<Owed[]> => {
      const { rows } = await sql<Owed>`
        select owed.kind, owed.booster_id, ${nameOf(sql.ref('owed.booster_id'))} as booster_name,
          owed.amount::int as amount, owed.currency, owed.booked_at, owed.payout_id, payouts.paid_at
        from owed left join payouts on payouts.id = owed.payout_id
        where owed.order_id = ${order} order by owed.booked_at, owed.kind, owed.amount`.execute(from);
      return rows;
    },

    requests: (from: Reader, order: number) =>
      from
        .selectFrom('payment_requests')
        .select(['id', cents(sql.ref('amount')).as('amount'), 'currency', 'text', 'created_at'])
        .select(['paid_at', 'cancelled_at'])
        .where('order_id', '=', order)
        .orderBy('id')
        .execute(),
  };
}

export type EvidenceRepository = ReturnType<typeof createEvidenceRepository>;
