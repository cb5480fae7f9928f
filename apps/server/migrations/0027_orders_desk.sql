-- What staff note of an order for each other. Its version is its own: what happens to the order is no change of the note.
alter table orders
  add column desk_note text not null default '',
  add column desk_version int not null default 0;

-- What the desk is sorted by, in the words that its lists ask with: a page deep in a list costs what its first one does.
create index orders_by_deadline on orders (
  (coalesce(extract(epoch from (case when status in (0, 1) and cancelled_at is null then deadline_at end) at time zone 'UTC'), 1e12 + id)),
  id
);
create index orders_by_price on orders ((price_amount::numeric), id);
create index orders_by_progress on orders ((percent::numeric), id);
