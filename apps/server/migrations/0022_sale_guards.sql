-- The offer's version that an order was made for: of one that was changed since, nothing is paid.
alter table orders add column offer_version int;
-- When the buyer looked at the login for the first time.
alter table account_offers add column buyer_saw_at timestamptz;
