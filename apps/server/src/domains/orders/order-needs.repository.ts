import { NEED_HOURS, type orderNeeds } from '@boostdesk/api-client/contract';
import { ORDER_STATUS } from '@boostdesk/catalogs';
import { runningStatuses, scheduledStatuses, unattendedStatuses } from '@boostdesk/catalogs/rules';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { isInDispute } from '../../db/in-dispute.ts';
import { statusIn } from '../../db/status-in.ts';

export type OrderNeed = (typeof orderNeeds)[number];

const HOUR_MS = 60 * 60 * 1000;
const hoursBefore = (now: Date, hours: number): Date => new Date(now.getTime() - hours * HOUR_MS);

/** Matches chats whose last message before a time is the customer's; system messages are no answer. */
const customerWaits = (
  since: Date,
  { id, customer }: Record<'id' | 'customer', RawBuilder<unknown>>,
) => sql<SqlBool>`exists (
  select 1 from chat_messages m
  where m.order_id = ${id} and m.sender_id = ${customer} and m.created_at <= ${since}
    and m.seq = (select max(l.seq) from chat_messages l where l.order_id = ${id} and l.sender_id is not null))`;

/** @param from the table's alias in the query */
export function matchNeed(need: OrderNeed, now: Date, from = 'orders'): RawBuilder<SqlBool> {
  const column = (name: string) => sql.ref(`${from}.${name}`);
  const status = column('status');
  const chat = { id: column('id'), customer: column('customer_id') };
  const conditions: Record<OrderNeed, RawBuilder<SqlBool>> = {
    waiting: sql<SqlBool>`${statusIn(status, [ORDER_STATUS.awaiting])} and ${column('paid_at')} < ${hoursBefore(now, NEED_HOURS.waiting)}`,
    // SQL of the rule `isOverdue`; a test compares both.
    late: sql<SqlBool>`${statusIn(status, scheduledStatuses)} and ${column('deadline_at')} < ${now}`,
    // At once when no booster reads the chat.
    unanswered: sql<SqlBool>`(${statusIn(status, unattendedStatuses)} and ${customerWaits(now, chat)}
      or ${statusIn(status, runningStatuses)} and ${customerWaits(hoursBefore(now, NEED_HOURS.unanswered), chat)})`,
    disputed: isInDispute(column('id')),
  };
  return sql<SqlBool>`${column('cancelled_at')} is null and ${conditions[need]}`;
}
