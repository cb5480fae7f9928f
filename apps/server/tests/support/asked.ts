/** Matches the queries of the background jobs and the `broadcasts` row that the server writes on PostgreSQL alone. */
const SWEPT = /user_events|push_deliveries|"broadcasts"|any\(\$\d+::uuid\[\]\)|"event_counters" where "user_id" in/;

/** Returns the queries that calls ran, without those of background jobs. */
export const asked = (queries: readonly string[]): string[] => queries.filter((text) => !SWEPT.test(text));
