-- Uploads of a user since the first one of 24 hours, with those that failed.
create table upload_attempts (
  user_id int primary key references users,
  since timestamptz not null,
  attempts int not null check (attempts > 0)
);
