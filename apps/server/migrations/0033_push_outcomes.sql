-- What became of the pushes of an event, one row an outcome, without the event's words. As a delivery it names its user and no row of
-- theirs: to hold on to that row while a device is let go of would be a deadlock with whoever holds the user and tells them something.
create table push_outcomes (
  user_id int not null,
  seq int not null,
  outcome text not null check (outcome in ('sent', 'notDue', 'late', 'gone', 'refused', 'failed')),
  -- How many of the user's devices it was so for.
  devices int not null,
  -- The rules that decided it last, with their values; null where something else did.
  trace jsonb,
  at timestamptz not null,
  primary key (user_id, seq, outcome)
);
