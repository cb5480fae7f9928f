-- Given by the customer of a complete order to its booster, beside the price.
create table tips (
  id int generated always as identity primary key,
  order_id int not null references orders,
  booster_id int not null references users,
  currency text not null check (currency in ('USD', 'EUR')),
  amount int8 not null check (amount > 0),
  created_at timestamptz not null,
  -- In one payout at most.
  payout_id int references payouts
);
create index tips_of_order on tips (order_id);
create index tips_of_booster on tips (booster_id, id desc);
create index tips_unpaid on tips (booster_id, currency) where payout_id is null;
create index tips_of_payout on tips (payout_id) where payout_id is not null;

-- Everything that boosters have earned, each in one payout at most.
create or replace view owed as
  select booster_id, currency, amount, booked_at, payout_id, 'order' as kind from earnings
  union all
  select booster_id, currency, amount, created_at, payout_id, 'progress' from progress_pays
  union all
  select booster_id, currency, amount, created_at, payout_id, 'tip' from tips;
