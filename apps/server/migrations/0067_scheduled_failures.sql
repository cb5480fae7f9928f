-- First failed attempt to send it since it was scheduled or changed.
alter table scheduled_messages add column failing_since timestamptz;
