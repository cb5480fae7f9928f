-- Customers who want to be boosters.
create table applications (
  id int generated always as identity primary key,
  user_id int not null references users,
  games int[] not null,
  platforms text[] not null,
  text text not null,
  status text not null default 'waiting' check (status in ('waiting', 'accepted', 'refused')),
  -- Why it was refused; the applicant reads it.
  reason text,
  created_at timestamptz not null,
  decided_by int references users,
  decided_at timestamptz,
  check ((status = 'waiting') = (decided_at is null))
);
-- Nobody waits twice.
create unique index applications_waiting on applications (user_id) where status = 'waiting';
create index applications_of_user on applications (user_id, id desc);
