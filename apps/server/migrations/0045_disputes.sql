-- Problems that customers report with their orders, and how staff resolved them.
create table disputes (
  id int generated always as identity primary key,
  order_id int not null references orders,
  opened_by int not null references users,
  reason text not null,
  text text not null,
  opened_at timestamptz not null,
  resolution text check (resolution in ('dismissed', 'refunded', 'redone', 'cancelled')),
  resolved_at timestamptz,
  resolved_by int references users,
  note text,
  refund_amount int8 not null default 0 check (refund_amount >= 0),
  -- The booster of an order that another one redoes: may not lock it in again.
  former_booster_id int references users,
  check ((resolved_at is null) = (resolution is null)),
  check ((resolved_at is null) = (resolved_by is null)),
  check (resolution = 'refunded' or refund_amount = 0)
);
-- One open dispute per order.
create unique index disputes_open on disputes (order_id) where resolved_at is null;
create index disputes_of_order on disputes (order_id, id desc);

-- With the order, so that payouts leave out those in dispute.
create or replace view owed as
  select booster_id, currency, amount, booked_at, payout_id, 'order' as kind, order_id from earnings
  union all
  select booster_id, currency, amount, created_at, payout_id, 'progress', order_id from progress_pays
  union all
  select booster_id, currency, amount, created_at, payout_id, 'tip', order_id from tips;
