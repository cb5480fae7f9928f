-- Seconds of all pauses and suspensions, kept when the booster changes; `paused_seconds` counts since lock-in.
alter table orders add column paused_total int not null default 0 check (paused_total >= 0);
update orders set paused_total = paused_seconds;
