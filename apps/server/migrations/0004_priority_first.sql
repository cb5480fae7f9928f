-- The board begins with the priority orders.
create index orders_board_first on orders (priority desc, id desc) where status = 0 and cancelled_at is null;
