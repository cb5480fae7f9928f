-- Taken off a booster's next payout of the currency, once; or lifted before.
create table fines (
  id int generated always as identity primary key,
  booster_id int not null references users,
  order_id int references orders,
  currency text not null check (currency in ('USD', 'EUR')),
  amount int8 not null check (amount > 0),
  reason text not null,
  created_by int not null references users,
  created_at timestamptz not null,
  -- A fine is in one payout at most.
  payout_id int references payouts,
  lifted_by int references users,
  lifted_at timestamptz,
  check ((lifted_at is null) = (lifted_by is null)),
  check (lifted_at is null or payout_id is null)
);
create index fines_of_booster on fines (booster_id, id desc);
create index fines_open on fines (booster_id, currency) where payout_id is null and lifted_at is null;
create index fines_of_payout on fines (payout_id) where payout_id is not null;
