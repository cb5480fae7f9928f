-- Progress entries that were logged in one import, which an undo takes back together.
alter table order_events add column import_id uuid;
