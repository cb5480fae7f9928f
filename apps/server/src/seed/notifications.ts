import { sql } from 'kysely';
import type { Db } from '../db/index.ts';

/** Notifications of the people with a public password about their orders, all read, so that no alert waits at first sign-in. */
export async function seedNotifications(
  db: Db,
  { customer, booster, now }: { readonly customer: number; readonly booster: number; readonly now: Date },
): Promise<void> {
  await sql`
    insert into notifications (user_id, code, params, order_id, created_at, seen_at)
    select user_id, kind, params, order_id, at, least(at + interval '1 hour', ${now}) from (
      select o.customer_id as user_id, e.kind, e.order_id, e.at,
        case e.kind when 'locked_in' then jsonb_build_object('by', u.name)
          when 'cancelled' then jsonb_build_object('reason', o.end_reason) else '{}'::jsonb end as params
        from order_events e join orders o on o.id = e.order_id join users u on u.id = e.actor_id
        where o.customer_id = ${customer} and e.kind in ('locked_in', 'completed', 'cancelled')
      union all
      select o.booster_id, e.kind, e.order_id, e.at, jsonb_build_object('stars', o.rating_stars)
        from order_events e join orders o on o.id = e.order_id
        where o.booster_id = ${booster} and e.kind = 'rated'
    ) as told order by at`.execute(db);
}
