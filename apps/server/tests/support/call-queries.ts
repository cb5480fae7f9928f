/** Queries of background jobs, and the `broadcasts` row that the server writes on PostgreSQL alone. */
const JOB_QUERIES =
  /user_events|push_deliveries|scheduled_messages|play_sessions|ledger_days|"first_offer_until" <=|"broadcasts"|any\(\$\d+::uuid\[\]\)|"event_counters" where "user_id" in/;

export const withoutJobQueries = (queries: readonly string[]): string[] =>
  queries.filter((text) => !JOB_QUERIES.test(text));
