-- Users who forgot their password and ask for a link; a row until an admin makes one.
create table password_requests (
  user_id integer primary key references users (id),
  requested_at timestamptz not null
);
