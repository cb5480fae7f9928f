-- Whether the booster plays the order now, when they last started or stopped or arranged a session, and when the customer last
-- asked this booster for a sign of life.
alter table orders
  add column playing_since timestamptz,
  add column playing_until timestamptz,
  add column booster_active_at timestamptz,
  add column poked_at timestamptz,
  add check ((playing_since is null) = (playing_until is null));
