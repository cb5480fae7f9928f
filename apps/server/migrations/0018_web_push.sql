-- Where a browser takes pushes of our own server; null for a token of OneSignal.
alter table push_tokens
  add column endpoint text unique,
  -- base64url: the browser's public key, and what it shares with us.
  add column p256dh text,
  add column auth text,
  add constraint push_tokens_whole check ((endpoint is null) = (p256dh is null) and (endpoint is null) = (auth is null));
create index push_tokens_of_user on push_tokens (user_id);

-- Events that are still to be pushed, one row a browser.
create table push_deliveries (
  token text not null references push_tokens on delete cascade,
  user_id int not null,
  seq int not null,
  due_at timestamptz not null,
  tries int2 not null default 0,
  primary key (token, user_id, seq)
);
create index push_deliveries_due on push_deliveries (due_at);
