-- What a marketplace of a million orders counts and sorts, from indexes alone.
create index orders_counted on orders (status) where cancelled_at is null;
create index orders_completed on orders (booster_id, game_id, completed_at)
  include (id, status, rating_stars, estimated_days, started_at, paused_seconds)
  where status = 2 and booster_id is not null;
create index orders_by_rated on orders ((extract(epoch from (rated_at at time zone 'UTC'))), id) where rated_at is not null;
