-- Game accounts of the house that boosters borrow to play along. One holder at a time.
create table duoq_accounts (
  id int generated always as identity primary key,
  name text not null,
  game_id int not null,
  server text,
  rank text,
  note text,
  -- Whether it can be borrowed at all.
  active boolean not null default true,
  -- The sealed login; no list and no log reads it.
  nonce bytea,
  sealed bytea,
  login_saved_at timestamptz,
  -- Who has it, until when; afterwards it is free by itself.
  holder_id int references users,
  held_until timestamptz,
  created_by int not null references users,
  created_at timestamptz not null,
  version int not null default 0,
  check ((nonce is null) = (sealed is null) and (sealed is null) = (login_saved_at is null)),
  check ((holder_id is null) = (held_until is null))
);
