-- Whether the booster plays the order now, and when the customer last asked this booster for a sign of life.
alter table orders
  add column playing_since timestamptz,
  add column playing_until timestamptz,
  add column poked_at timestamptz,
  add check ((playing_since is null) = (playing_until is null));
