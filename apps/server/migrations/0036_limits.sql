-- The limits of the rules have one row with a version, because admins change them together. Values that are no amount never counted.
insert into installation (name, value)
  select 'limits', jsonb_build_object('version', 1) || jsonb_object_agg(name, round((value #>> '{}')::numeric))
  from installation where name in ('trialMaxPrice', 'twoToSignAbove') and jsonb_typeof(value) = 'number'
  having count(*) > 0;
delete from installation where name in ('trialMaxPrice', 'twoToSignAbove');
