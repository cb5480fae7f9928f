-- How far each participant has received and seen the chat of an order: one row for all its messages.
create table chat_receipts (
  order_id int not null references orders,
  user_id int not null references users,
  delivered_seq int not null,
  delivered_at timestamptz not null,
  seen_seq int not null default 0,
  seen_at timestamptz,
  primary key (order_id, user_id)
);
