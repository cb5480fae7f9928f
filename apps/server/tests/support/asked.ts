/** What the two jobs look for every two seconds, whatever is called meanwhile. */
const SWEPT = /user_events|push_deliveries/;

/** Of the queries that a test's database has seen, those that a call made. */
export const asked = (queries: readonly string[]): string[] => queries.filter((text) => !SWEPT.test(text));
