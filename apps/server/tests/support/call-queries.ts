/** Queries of background jobs, and the `broadcasts` row that the server writes on PostgreSQL alone. */
const JOB_QUERIES =
  /user_events|push_deliveries|"broadcasts"|any\(\$\d+::uuid\[\]\)|"event_counters" where "user_id" in/;

export const withoutJobQueries = (queries: readonly string[]): string[] =>
  queries.filter((text) => !JOB_QUERIES.test(text));
