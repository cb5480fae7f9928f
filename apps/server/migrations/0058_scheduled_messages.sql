-- Messages that wait to be sent. The client id makes the sent message one message. Confirmed: the sender was asked about personal details.
create table scheduled_messages (
  id int generated always as identity primary key,
  order_id int not null references orders,
  sender_id int not null references users,
  client_id uuid not null default gen_random_uuid(),
  body text not null,
  send_at timestamptz not null,
  confirmed boolean not null,
  created_at timestamptz not null
);
create index scheduled_messages_due on scheduled_messages (send_at);
create index scheduled_messages_of_order on scheduled_messages (order_id, sender_id);
