-- Links with which somebody sets a new password: one a person at most, known by the hash of its token alone.
create table password_links (
  user_id integer primary key references users (id),
  token_hash text not null unique,
  made_by integer not null references users (id),
  expires_at timestamptz not null
);
