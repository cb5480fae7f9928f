alter table orders
  -- BoostCoins that paid a part of the price, and their worth in the order's currency.
  add column coins_paid int not null default 0 check (coins_paid >= 0),
  add column coins_paid_amount int8 not null default 0 check (coins_paid_amount between 0 and price_amount);
