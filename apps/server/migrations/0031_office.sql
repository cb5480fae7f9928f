-- Every review has its row from the moment it is given: those that wait are found without a look at the others.
insert into feedbacks (order_id)
  select id from orders where rated_at is not null and rating_stars is not null
  on conflict do nothing;
-- What waits for staff to decide, where few are left of all.
create index feedbacks_waiting on feedbacks (order_id) where status = 'waiting';
create index account_offers_waiting on account_offers (id) where status = 'waiting';
