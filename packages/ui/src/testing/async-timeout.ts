/**
 * Timeout of `waitFor` in stories, in ms; longer than the default second for slow machines. An unusual number, so that fake timers can
 * exclude it: a failing expectation must still time out.
 */
export const ASYNC_TIMEOUT_MS = 10_001;
