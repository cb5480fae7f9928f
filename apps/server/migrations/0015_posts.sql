-- The house's news. A post without a day is a draft.
create table posts (
  id int generated always as identity primary key,
  title text not null,
  -- CommonMark.
  text text not null,
  writer_id int not null references users,
  created_at timestamptz not null,
  published_at timestamptz,
  version int not null default 0
);
create index posts_published on posts (published_at desc, id desc) where published_at is not null;
