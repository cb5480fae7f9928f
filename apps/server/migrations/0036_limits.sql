-- The limits of the rules have one row with a version, because admins change them together.
insert into installation (name, value)
  select 'limits', jsonb_build_object('version', 1) || jsonb_object_agg(name, value)
  from installation where name in ('trialMaxPrice', 'twoToSignAbove')
  having count(*) > 0;
delete from installation where name in ('trialMaxPrice', 'twoToSignAbove');
