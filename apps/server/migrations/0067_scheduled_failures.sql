-- First failed attempt to send it since it was scheduled or changed.
alter table scheduled_messages add column failing_since timestamptz;
-- Last failed attempt; a long time without any, while no server ran, does not count.
alter table scheduled_messages add column failed_at timestamptz;
