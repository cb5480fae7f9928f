-- Orders whose alerts a user has muted. Unread counts stay.
create table muted_orders (
  user_id int not null references users,
  order_id int not null references orders,
  muted_at timestamptz not null,
  primary key (user_id, order_id)
);
