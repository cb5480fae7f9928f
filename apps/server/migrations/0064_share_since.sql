-- Since when each share of a booster holds; null for shares that were set before this migration.
alter table employees
  add column share_since timestamptz,
  add column valorant_share_since timestamptz,
  add column acc_share_since timestamptz;
alter table employees alter column share_since set default now();
