-- Whose work the problem is about: the booster of the order when it was reported. Null for older ones that had none.
alter table disputes add column booster_id int references users;
update disputes set booster_id =
  coalesce(former_booster_id, (select booster_id from orders where orders.id = disputes.order_id));
alter table disputes drop column former_booster_id;

-- Whose work a dispute had redone: the board does not show them the order. With it, as the board filters by it.
alter table orders add column barred_boosters int[] not null default '{}';
update orders set barred_boosters = array(
  select distinct booster_id from disputes
  where order_id = orders.id and resolution = 'redone' and booster_id is not null)
where id in (select order_id from disputes where resolution = 'redone');
