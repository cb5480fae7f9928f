import { NEED_HOURS, type orderNeeds } from '@boostdesk/api-client/contract';
import { type RawBuilder, type SqlBool, sql } from 'kysely';

export type OrderNeed = (typeof orderNeeds)[number];

const HOUR_MS = 60 * 60 * 1000;
const hoursBefore = (now: Date, hours: number): Date => new Date(now.getTime() - hours * HOUR_MS);

/** The customer wrote last, by that time. Lines of the system answer nobody. */
const customerWaits = (since: Date) => sql<SqlBool>`exists (
  select 1 from chat_messages m
  where m.order_id = orders.id and m.sender_id = orders.customer_id and m.created_at <= ${since}
    and m.seq = (select max(l.seq) from chat_messages l where l.order_id = orders.id and l.sender_id is not null))`;

/** Which orders need a hand for a reason; the statuses are written out for the index on them. */
export function needing(need: OrderNeed, now: Date): RawBuilder<SqlBool> {
  const conditions: Record<OrderNeed, RawBuilder<SqlBool>> = {
    waiting: sql<SqlBool>`orders.status = 0 and orders.paid_at < ${hoursBefore(now, NEED_HOURS.waiting)}`,
    // The deadline of one that is paused or suspended stands still.
    late: sql<SqlBool>`orders.status in (0, 1) and orders.deadline_at < ${now}`,
    // Where no booster hears them there is none to wait for: those that nobody has taken, and those that are suspended.
    unanswered: sql<SqlBool>`(orders.status in (0, 4) and ${customerWaits(now)}
      or orders.status in (1, 3) and ${customerWaits(hoursBefore(now, NEED_HOURS.unanswered))})`,
  };
  return sql<SqlBool>`orders.cancelled_at is null and ${conditions[need]}`;
}
