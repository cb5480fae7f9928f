-- Sessions that one hand-over after another opened from one sign-in: they end together.
alter table sessions add column family uuid references sessions;
update sessions set family = sid;
alter table sessions alter column family set not null;
create index sessions_of_family on sessions (family) where ended_at is null;

-- Those under way live a minute, and nobody knows what they came from.
delete from hand_overs;
alter table hand_overs add column issued_by uuid not null references sessions;
