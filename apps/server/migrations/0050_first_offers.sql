-- Favourites of the customer whom a new order is offered to first, and until when; null once it is offered to all.
alter table orders
  add column first_offer_to int[],
  add column first_offer_until timestamptz,
  add check ((first_offer_to is null) = (first_offer_until is null));
create index orders_first_offer on orders (first_offer_until) where first_offer_until is not null;
