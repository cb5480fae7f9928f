import { sql } from 'kysely';
import type { Db } from '../db/index.ts';

export async function seedSiteLog(db: Db): Promise<void> {
  await sql`
    insert into site_log (at, actor_id, action, object_kind, object_id, before, after)
    select at, actor_id, action, object_kind, object_id::text, before, after from (
      select created_at as at, created_by as actor_id, 'fine.create' as action, 'fines' as object_kind, id as object_id,
        null::jsonb as before,
        jsonb_build_object('booster', booster_id, 'order', order_id, 'amount', amount, 'currency', currency, 'reason', reason) as after
        from fines
      union all
      select lifted_at, lifted_by, 'fine.lift', 'fines', id, '{"lifted":false}', '{"lifted":true}'
        from fines where lifted_at is not null
      union all
      select created_at, created_by, 'gift.create', 'gifts', id, null,
        jsonb_build_object('user', user_id, 'coins', coins, 'text', text) from gifts
      union all
      select created_at, created_by, 'expense.create', 'expenses', id, null,
        jsonb_build_object('kind', kind, 'day', day, 'amount', amount, 'currency', currency, 'text', text) from expenses
      union all
      select created_at, created_by, 'coupon.create', 'coupons', id, null,
        jsonb_strip_nulls(jsonb_build_object('code', code, 'percent', percent, 'amount', amount)) from coupons
      union all
      select created_at, writer_id, 'blog.create', 'blog', id, null, jsonb_build_object('title', title) from posts
      union all
      select created_at, created_by, 'payment.create', case when order_id is null then 'custompayments' else 'addonpayments' end,
        id, null, jsonb_build_object('amount', amount, 'currency', currency, 'text', text) from payment_requests
      union all
      select decided_at, decided_by, 'application.decide', 'applications', id, '{"status":"waiting"}',
        jsonb_build_object('status', status) from applications where decided_at is not null
      union all
      select proposed_at, proposed_by, 'payout.propose', 'payout', id, null,
        jsonb_build_object('booster', booster_id, 'amount', amount, 'currency', currency) from payouts
      union all
      select paid_at, paid_by, 'payout.pay', 'payout', id, '{"status":"proposed"}',
        jsonb_build_object('status', 'paid', 'amount', amount, 'currency', currency) from payouts where paid_at is not null
    ) as done order by at, object_kind, object_id`.execute(db);
}
