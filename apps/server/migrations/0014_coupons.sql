-- How often one was used is counted from the orders that hold it: there is no number beside them that could differ.
create table coupons (
  id int generated always as identity primary key,
  code text not null unique check (code = upper(code)),
  -- Off the price: percent of it, or US cents.
  percent int check (percent between 1 and 100),
  amount int check (amount > 0),
  -- Null means all games.
  games int[],
  -- Days of the calendar in UTC, both included; null means no bound.
  starts text check (starts ~ '^\d{4}-\d{2}-\d{2}$'),
  ends text check (ends ~ '^\d{4}-\d{2}-\d{2}$'),
  most_uses int check (most_uses > 0),
  most_uses_each int check (most_uses_each > 0),
  active boolean not null default true,
  created_by int not null references users,
  created_at timestamptz not null,
  version int not null default 0,
  check ((percent is null) <> (amount is null))
);
alter table orders add column coupon_id int references coupons;
create index orders_of_coupon on orders (coupon_id) where coupon_id is not null;
