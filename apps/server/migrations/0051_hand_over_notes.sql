-- What the latest booster who left the order wrote for the next one.
alter table orders add column hand_over_note text;
