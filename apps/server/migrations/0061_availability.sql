-- When boosters play: weekly hours in their time zone, vacation (first and last day there, such as 2026-03-01), and absences
-- of hours.
create table booster_availability (
  user_id int primary key references users,
  zone text not null,
  hours jsonb not null default '[]',
  vacation_from text,
  vacation_to text,
  away_until timestamptz,
  check ((vacation_from is null) = (vacation_to is null)),
  check (vacation_from <= vacation_to)
);
