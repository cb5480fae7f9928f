alter table payouts
  -- Two-person limit when the payout was proposed; null was none.
  add column two_to_sign_above int8;
update payouts set two_to_sign_above = (select (value->>'twoToSignAbove')::int8 from installation where name = 'limits')
  where status = 'proposed';

alter table users
  -- Code of an ended partnership, restored with it.
  add column former_affilate text;
