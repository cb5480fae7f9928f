-- Whose work disputes of the order were about. With it, as rules about disputes depend on it.
alter table orders add column disputed_boosters int[] not null default '{}';
update orders set disputed_boosters = array(
  select distinct booster_id from disputes where order_id = orders.id and booster_id is not null)
where id in (select order_id from disputes);
