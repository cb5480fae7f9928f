/** Newest first, below `$2`; the floor runs the same. */
export const ORDERS_SQL = `
  select "orders".*, "customer"."name" as "customer_name", "customer"."image" as "customer_image",
    "booster"."name" as "booster_name", "booster"."image" as "booster_image", "looker"."name" as "looker_name",
    (select count(*) from chat_unread u where u.user_id = $1 and u.order_id = orders.id) as "unread"
  from "orders"
  inner join "users" as "customer" on "customer"."id" = "orders"."customer_id"
  left join "users" as "booster" on "booster"."id" = "orders"."booster_id"
  left join "users" as "looker" on "looker"."id" = "orders"."look_booster_id"
  where "orders"."id" < $2
  order by "orders"."id" desc
  limit 51`;

export const SEED_SQL = `
  insert into orders (customer_id, booster_id, status, game_id, service_id, service_slug, platform, purchase, currency,
                      price_amount, quote, ladder, from_rank, target_rank, now_rank, percent, created_at, paid_at)
  select like_it.customer_id, like_it.booster_id, like_it.status, like_it.game_id, like_it.service_id, like_it.service_slug,
         like_it.platform, like_it.purchase, like_it.currency, like_it.price_amount, like_it.quote, like_it.ladder,
         like_it.from_rank, like_it.target_rank, like_it.now_rank, like_it.percent, now(), now()
  from generate_series(0, $1::int - 1) n
  join (select *, row_number() over (order by id) - 1 as place, count(*) over () as many from orders) like_it
    on like_it.place = n % like_it.many`;
