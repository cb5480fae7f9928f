-- What the house gives to users. The ledger knows of it when it is claimed.
create table gifts (
  id int generated always as identity primary key,
  user_id int not null references users,
  coins int not null check (coins > 0),
  text text not null,
  created_by int not null references users,
  created_at timestamptz not null,
  claimed_at timestamptz,
  taken_back_by int references users,
  taken_back_at timestamptz,
  check (claimed_at is null or taken_back_at is null)
);
create index gifts_of_user on gifts (user_id, id desc);
