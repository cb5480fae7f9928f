-- Sessions that customer and booster of an order arrange. The booster is that of the order; a reassignment cancels them.
create table play_sessions (
  id int generated always as identity primary key,
  order_id int not null references orders,
  customer_id int not null references users,
  booster_id int not null references users,
  proposer_id int not null references users,
  starts_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > starts_at),
  state text not null check (state in ('proposed', 'accepted', 'declined', 'withdrawn', 'cancelled')),
  revision int not null default 1,
  reminded_at timestamptz,
  -- Of each side, as sent with its last step.
  customer_zone text,
  booster_zone text
);
create index play_sessions_order on play_sessions (order_id, starts_at);
create index play_sessions_customer on play_sessions (customer_id, starts_at) where state = 'accepted';
create index play_sessions_booster on play_sessions (booster_id, starts_at) where state = 'accepted';
create index play_sessions_reminder on play_sessions (starts_at) where state = 'accepted' and reminded_at is null;
-- Secret addresses of calendars: SHA-256 of the token.
create table session_feeds (
  user_id int primary key references users,
  token_hash text not null unique,
  created_at timestamptz not null
);
