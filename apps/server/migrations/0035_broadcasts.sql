-- What a transaction tells the sockets of all processes: each process reads the rows committed since its last look. Kept for minutes.
create table broadcasts (
  id bigint generated always as identity primary key,
  -- A row may become visible after one with a higher id. Its transaction tells whether an earlier look could see it.
  xid xid8 not null default pg_current_xact_id(),
  items jsonb not null,
  created_at timestamptz not null default clock_timestamp()
);
create index broadcasts_by_xid on broadcasts (xid);

-- Whether an event was sent is not noted any more.
drop index user_events_unpublished;
alter table user_events drop column published_at;

-- Old rows of both are deleted each hour: a scan of the whole table would run into the limit of a statement.
create index user_events_by_created on user_events (created_at);
create index idempotency_keys_by_created on idempotency_keys (created_at);
