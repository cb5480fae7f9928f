-- How an order may end or rest other than by reaching its target.
alter table orders
  -- What it goes back to when it is resumed, and since when its clock stands still.
  add column suspended_from int2 check (suspended_from in (0, 1, 3)),
  add column suspended_at timestamptz,
  -- Cancelled orders keep their status and leave every list but the archive.
  add column cancelled_at timestamptz,
  add column end_reason text,
  add column settlement text check (settlement in ('byProgress', 'allToBooster', 'allToCustomer')),
  add column refund_amount int8 check (refund_amount >= 0),
  add column refund_to text check (refund_to in ('coins', 'provider')),
  add column credentials_erased_at timestamptz;

-- The board again, without what is cancelled.
drop index orders_board;
create index orders_board on orders (game_id, id desc) where status = 0 and cancelled_at is null;
