-- Sums of finished UTC days. Entries never change, so a day is summed once, after its end.
create table ledger_days (
  day date not null,
  -- Null: all kinds of account.
  kind text,
  currency text not null,
  amount int8 not null,
  -- Those with an entry in the currency.
  transactions int not null,
  unique nulls not distinct (day, currency, kind)
);
