-- Costs of the house. What is removed is gone; the site log keeps what it was.
create table expenses (
  id int generated always as identity primary key,
  kind text not null,
  -- A day of the calendar, in no zone.
  day text not null check (day ~ '^\d{4}-\d{2}-\d{2}$'),
  amount int8 not null check (amount > 0),
  currency text not null check (currency in ('USD', 'EUR')),
  text text not null,
  created_by int not null references users,
  created_at timestamptz not null,
  version int not null default 0
);
create index expenses_by_day on expenses (day desc, id desc);
