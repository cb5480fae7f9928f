-- Links to the public tracking page of an order. The token is kept as it is, so that its customer can copy the link again; it shows no person.
create table tracking_links (
  order_id integer primary key references orders (id) on delete cascade,
  token text not null unique,
  expires_at timestamptz not null
);
