-- Rules and FAQ. Every version is a row and stays; the newest counts. Who writes from an older one loses by the key.
create table content_pages (
  slug text not null,
  version int not null check (version > 0),
  text text not null,
  -- Null for what came with the demo.
  writer_id int references users,
  written_at timestamptz not null,
  primary key (slug, version)
);
