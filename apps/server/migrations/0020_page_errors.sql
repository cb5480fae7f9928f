-- Errors of pages: each kind once, without anything of whom it happened to. The id is the reference that the page shows.
create table page_errors (
  id int generated always as identity primary key,
  -- What makes two the same.
  digest text not null unique,
  message text not null check (length(message) <= 300),
  stack text not null check (length(stack) <= 2000),
  screen text not null check (length(screen) <= 100),
  times int not null default 1,
  first_at timestamptz not null,
  last_at timestamptz not null
);
create index page_errors_by_last on page_errors (last_at desc, id desc);
