/**
 * How long what a story waits for may take, in ms: what it waits for comes at once, a machine with much else to do may take longer than
 * the second that is usual. Nothing else waits exactly as long, so that where the time of a story stands still (`hand-timers.ts`) this
 * one goes on: a story whose expectation fails has to end.
 */
export const ASYNC_TIMEOUT_MS = 10_001;
