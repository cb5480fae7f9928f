-- The device a session was opened on, in the words that its owner reads; null where it does not tell.
alter table sessions
  add column browser text,
  add column system text;

-- A person's own picture, small and square. Whoever has its name may see it, and a new picture has a new name.
create table pictures (
  user_id int primary key references users,
  name text not null unique,
  type text not null check (type in ('image/jpeg', 'image/png', 'image/webp')),
  bytes bytea not null check (octet_length(bytes) between 1 and 204800)
);

-- What a person set for themselves, for all their devices.
create table user_settings (
  user_id int primary key references users,
  alerts jsonb not null default '{}',
  appearance jsonb not null default '{}'
);
