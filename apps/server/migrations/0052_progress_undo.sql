-- Columns of the order before a progress entry, so that its booster can undo the entry.
alter table order_events add column before jsonb;
