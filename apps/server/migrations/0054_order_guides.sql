-- Versions of the guide that a booster writes for an order of a guide service. The customer reads delivered ones.
create table order_guides (
  order_id int not null references orders,
  version int not null check (version > 0),
  text text not null,
  writer_id int not null references users,
  written_at timestamptz not null,
  delivered_at timestamptz,
  primary key (order_id, version)
);
