-- What the desk filters orders by, where few are left of all: a page is not looked for through the rest.
create index orders_by_created on orders (created_at, id);
create index orders_cancelled on orders (id) where cancelled_at is not null;
create index orders_with_priority on orders (id) where priority;
create index orders_by_platform on orders (platform, id);
create index orders_by_game on orders (game_id, id);

-- The same for payouts: those still to be paid are few.
create index payouts_by_status on payouts (status, id);
create index payouts_by_proposed_at on payouts (proposed_at, id);
create index payouts_by_paid_at on payouts (paid_at, id) where paid_at is not null;
