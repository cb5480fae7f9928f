-- The books by their days: the sums of the last thirty, and the movements that they are made of.
create index ledger_transactions_by_time on ledger_transactions (at, id);
