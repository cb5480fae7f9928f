-- Game accounts that boosters offer for sale. Sold is what a paid order says: there is no mark beside it that could differ.
create table account_offers (
  id int generated always as identity primary key,
  seller_id int not null references users,
  -- One of the two services that sell accounts.
  service_id int not null check (service_id in (12, 13)),
  game_id int not null,
  server text,
  rank text,
  text text not null,
  -- US cents.
  price_amount int8 not null check (price_amount > 0),
  status text not null default 'waiting' check (status in ('waiting', 'forSale', 'refused', 'withdrawn')),
  -- Why it was refused; the seller reads it.
  reason text,
  decided_by int references users,
  decided_at timestamptz,
  nonce bytea,
  sealed bytea,
  login_saved_at timestamptz,
  created_at timestamptz not null,
  version int not null default 0,
  check ((nonce is null) = (sealed is null) and (sealed is null) = (login_saved_at is null)),
  check (status <> 'forSale' or sealed is not null)
);
create index account_offers_of_seller on account_offers (seller_id, id desc);
alter table orders add column offer_id int references account_offers;
-- Nothing is sold twice: of two who pay at once the second finds it sold.
create unique index orders_sell_an_offer_once on orders (offer_id) where paid_at is not null;
create index orders_of_offer on orders (offer_id) where offer_id is not null;
