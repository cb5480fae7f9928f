-- Paid to a booster in advance, for the progress of an order that is not complete.
create table progress_pays (
  id int generated always as identity primary key,
  order_id int not null references orders,
  booster_id int not null references users,
  currency text not null check (currency in ('USD', 'EUR')),
  amount int8 not null check (amount > 0),
  -- How far the order was when it was paid.
  percent numeric(5, 2) not null,
  note text not null,
  created_by int not null references users,
  created_at timestamptz not null,
  -- In one payout at most.
  payout_id int references payouts
);
create index progress_pays_of_order on progress_pays (order_id);
create index progress_pays_of_booster on progress_pays (booster_id, id desc);
create index progress_pays_unpaid on progress_pays (booster_id, currency) where payout_id is null;
create index progress_pays_of_payout on progress_pays (payout_id) where payout_id is not null;

alter table orders
  -- The sum of its progress pays: what its completion does not pay again.
  add column progress_paid int8 not null default 0 check (progress_paid >= 0);
-- `amount` is what was left of the share when the order was over.
alter table earnings add column paid_before int8 not null default 0 check (paid_before >= 0);

-- Everything that boosters have earned, each in one payout at most.
create view owed as
  select booster_id, currency, amount, booked_at, payout_id, 'order' as kind from earnings
  union all
  select booster_id, currency, amount, created_at, payout_id, 'progress' from progress_pays;

-- What a customer is asked to pay beside the price of an order; with an order, an extra on it.
create table payment_requests (
  id int generated always as identity primary key,
  customer_id int not null references users,
  order_id int references orders,
  currency text not null check (currency in ('USD', 'EUR')),
  amount int8 not null check (amount > 0),
  text text not null,
  created_by int not null references users,
  created_at timestamptz not null,
  paid_at timestamptz,
  cancelled_by int references users,
  cancelled_at timestamptz,
  check ((cancelled_at is null) = (cancelled_by is null)),
  check (paid_at is null or cancelled_at is null)
);
create index payment_requests_of_customer on payment_requests (customer_id, id desc);
create index payment_requests_of_order on payment_requests (order_id) where order_id is not null;

-- Why coins were given or taken.
alter table ledger_transactions add column note text;
