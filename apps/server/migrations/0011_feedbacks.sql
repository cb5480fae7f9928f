-- What staff decided about a review. One without a row waits for it.
create table feedbacks (
  order_id int primary key references orders,
  status text not null default 'waiting' check (status in ('waiting', 'published', 'hidden')),
  answer text,
  version int not null default 0
);
create index orders_rated on orders (rated_at desc, id desc) where rated_at is not null;
