/** What jobs look for every few seconds, whatever is called meanwhile, and the row for other processes that PostgreSQL has besides. */
const SWEPT = /user_events|push_deliveries|"broadcasts"|any\(\$\d+::uuid\[\]\)|"event_counters" where "user_id" in/;

/** Of the queries that a test's database has seen, those that a call made. */
export const asked = (queries: readonly string[]): string[] => queries.filter((text) => !SWEPT.test(text));
