-- Written for PostgreSQL 15; PGlite runs it too.

create table users (
  id int generated always as identity primary key,
  name text not null,
  sanitized_name text not null,
  email text not null unique check (email = lower(email)),
  password_hash text not null,
  role int2 not null check (role between 1 and 5),
  image text,
  newsletter boolean not null default false,
  notification boolean not null default true,
  -- Partner marker; spelt as the specification spells it.
  affilate text,
  favorite_employees int[] not null default '{}',
  premium boolean not null default false,
  relog boolean not null default false,
  banned_at timestamptz,
  created_at timestamptz not null default now()
);

create table employees (
  user_id int primary key references users,
  trial boolean not null default false,
  order_notification boolean not null default true,
  badge text,
  share_percent numeric(5, 2) not null check (share_percent between 0 and 100),
  valorant_share_percent numeric(5, 2) check (valorant_share_percent between 0 and 100),
  acc_share_percent numeric(5, 2) check (acc_share_percent between 0 and 100),
  -- Null means all games (SPEC §3).
  games int[],
  platforms text[] not null default '{}'
);

create table sessions (
  sid uuid primary key,
  user_id int not null references users,
  created_at timestamptz not null,
  seen_at timestamptz not null,
  expires_at timestamptz not null,
  ended_at timestamptz,
  ended_why text
);
create index sessions_of_user on sessions (user_id) where ended_at is null;

-- One-time hand-over tokens from the public site to the dashboard.
create table hand_overs (
  jti uuid primary key,
  user_id int not null references users,
  expires_at timestamptz not null,
  exchange_id text,
  used_at timestamptz,
  sid uuid references sessions
);

create table fingerprints (
  id int generated always as identity primary key,
  user_id int not null references users,
  visitor_id text not null,
  confidence real,
  at timestamptz not null
);

create table push_tokens (
  token text primary key,
  user_id int not null references users,
  sid uuid not null references sessions,
  created_at timestamptz not null
);

create table orders (
  id int generated always as identity (start with 10001) primary key,
  customer_id int not null references users,
  booster_id int references users,
  status int2 not null default 5 check (status between 0 and 5),
  game_id int not null,
  service_id int,
  service_slug text not null,
  server_id int,
  platform text,
  purchase text not null,
  currency text not null check (currency in ('USD', 'EUR')),
  price_amount int8 not null check (price_amount >= 0),
  -- Lines of the quote as the customer saw them.
  quote jsonb not null,
  -- SPEC §3 order detail keys.
  details jsonb not null default '{}',
  ladder text,
  from_rank int2,
  target_rank int2,
  now_rank int2,
  now_lp int2 not null default 0,
  target_count int,
  done_count int not null default 0,
  percent numeric(5, 2) not null default 0,
  won int not null default 0,
  lost int not null default 0,
  priority boolean not null default false,
  estimated_days numeric(6, 2) not null default 1,
  deadline_at timestamptz,
  created_at timestamptz not null,
  paid_at timestamptz,
  started_at timestamptz,
  completed_at timestamptz,
  paused_at timestamptz,
  paused_seconds int not null default 0,
  credentials_needed boolean not null default true,
  credentials_saved_at timestamptz,
  -- The share that was agreed at lock-in, explained.
  share jsonb,
  proof_note text,
  proof_link text,
  rating_stars int2 check (rating_stars between 1 and 5),
  rating_text text,
  rated_at timestamptz,
  look_booster_id int references users,
  look_until timestamptz,
  last_message_seq int not null default 0,
  version int not null default 1
);
create index orders_newest on orders (id desc);
create index orders_by_status on orders (status, id desc);
create index orders_of_customer on orders (customer_id, id desc);
create index orders_of_booster on orders (booster_id, id desc) where booster_id is not null;
create index orders_of_customer_by_status on orders (customer_id, status, id desc);
create index orders_of_booster_by_status on orders (booster_id, status, id desc) where booster_id is not null;
create index orders_board on orders (game_id, id desc) where status = 0;

create table order_events (
  id int generated always as identity primary key,
  order_id int not null references orders,
  kind text not null,
  at timestamptz not null,
  actor_id int references users,
  data jsonb not null default '{}'
);
create index order_events_of_order on order_events (order_id, id);

-- AES-256-GCM with the order's id as associated data; the key is outside the database.
create table credentials (
  order_id int primary key references orders,
  nonce bytea not null,
  sealed bytea not null,
  saved_at timestamptz not null
);

create table chat_messages (
  id int generated always as identity primary key,
  order_id int not null references orders,
  seq int not null,
  sender_id int references users,
  client_id uuid,
  body text not null default '',
  code text,
  params jsonb not null default '{}',
  created_at timestamptz not null,
  seen_at timestamptz,
  unique (order_id, seq),
  unique (sender_id, client_id)
);

-- Exactly the messages that a user has not read: unread is one number, the count of these.
create table chat_unread (
  user_id int not null references users,
  message_id int not null references chat_messages,
  order_id int not null references orders,
  primary key (user_id, message_id)
);
create index chat_unread_of_order on chat_unread (user_id, order_id);

create table notifications (
  id int generated always as identity primary key,
  user_id int not null references users,
  code text not null,
  params jsonb not null default '{}',
  order_id int references orders,
  created_at timestamptz not null,
  seen_at timestamptz,
  cleared_at timestamptz
);
create index notifications_of_user on notifications (user_id, id desc) where cleared_at is null;

-- Every user's events in order, for those who are away; the row is the outbox too.
create table event_counters (
  user_id int primary key references users,
  last_seq int not null
);
create table user_events (
  user_id int not null references users,
  seq int not null,
  event_id uuid not null,
  name text not null,
  payload jsonb not null,
  created_at timestamptz not null,
  published_at timestamptz,
  primary key (user_id, seq)
);
create index user_events_unpublished on user_events (created_at) where published_at is null;

create table ledger_accounts (
  id int generated always as identity primary key,
  kind text not null,
  -- 'COIN' beside the currencies.
  currency text not null,
  owner_id int references users,
  unique nulls not distinct (kind, currency, owner_id)
);
create table ledger_transactions (
  id int generated always as identity primary key,
  kind text not null,
  -- What may happen only once: 'order-paid:10482'.
  business_key text not null unique,
  order_id int references orders,
  actor_id int references users,
  at timestamptz not null
);
create table ledger_entries (
  id int generated always as identity primary key,
  transaction_id int not null references ledger_transactions,
  account_id int not null references ledger_accounts,
  amount int8 not null check (amount <> 0)
);
create index ledger_entries_of_account on ledger_entries (account_id);
create index ledger_entries_of_transaction on ledger_entries (transaction_id);

create function ledger_is_append_only() returns trigger language plpgsql as $$
begin
  raise exception 'the ledger is append-only';
end $$;
create trigger ledger_entries_kept before update or delete on ledger_entries
  for each row execute function ledger_is_append_only();
create trigger ledger_transactions_kept before update or delete on ledger_transactions
  for each row execute function ledger_is_append_only();

create function ledger_sums_to_zero() returns trigger language plpgsql as $$
begin
  if exists (
    select 1 from ledger_entries e join ledger_accounts a on a.id = e.account_id
    where e.transaction_id = new.transaction_id group by a.currency having sum(e.amount) <> 0
  ) then
    raise exception 'ledger transaction % does not sum to zero', new.transaction_id;
  end if;
  return null;
end $$;
create constraint trigger ledger_balanced after insert on ledger_entries
  deferrable initially deferred for each row execute function ledger_sums_to_zero();

create table payouts (
  id int generated always as identity primary key,
  booster_id int not null references users,
  status text not null check (status in ('proposed', 'paid')),
  currency text not null,
  amount int8 not null check (amount > 0),
  proposed_by int not null references users,
  proposed_at timestamptz not null,
  paid_by int references users,
  paid_at timestamptz
);
create index payouts_newest on payouts (id desc);

create table earnings (
  order_id int primary key references orders,
  booster_id int not null references users,
  currency text not null,
  price_amount int8 not null,
  amount int8 not null check (amount >= 0),
  share jsonb not null,
  booked_at timestamptz not null,
  -- An order is in one payout at most.
  payout_id int references payouts
);
create index earnings_of_booster on earnings (booster_id, order_id desc);
create index earnings_unpaid on earnings (booster_id, currency) where payout_id is null;
create index earnings_of_payout on earnings (payout_id);

create table site_log (
  id int generated always as identity primary key,
  at timestamptz not null,
  actor_id int references users,
  action text not null,
  object_kind text not null,
  object_id text not null,
  before jsonb,
  after jsonb
);
create index site_log_of_object on site_log (object_kind, object_id, id desc);
create function site_log_is_append_only() returns trigger language plpgsql as $$
begin
  raise exception 'the site log is append-only';
end $$;
create trigger site_log_kept before update or delete on site_log
  for each row execute function site_log_is_append_only();

create table idempotency_keys (
  user_id int not null references users,
  key text not null,
  call text not null,
  request_hash text not null,
  answer jsonb,
  created_at timestamptz not null,
  primary key (user_id, key)
);

-- What this installation is: 'demo' is set by the seed.
create table installation (
  name text primary key,
  value jsonb not null
);
