-- What the list of payouts is sorted by, in the words that it asks with: a page deep in it costs what its first one does.
create index payouts_by_amount on payouts ((amount::numeric), id);
create index payouts_by_paid on payouts ((coalesce(extract(epoch from paid_at at time zone 'UTC'), 1e12 + id)), id);

-- What the site log is filtered by: of what is rarely done, a page is not looked for through all of it.
create index site_log_by_kind on site_log (object_kind, id);
create index site_log_by_action on site_log (action, id);
create index site_log_by_time on site_log (at, id);
