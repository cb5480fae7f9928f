/** Timeout of `waitFor` in stories, in ms. Unusual, so that fake timers can exclude it. */
export const ASYNC_TIMEOUT_MS = 10_001;
