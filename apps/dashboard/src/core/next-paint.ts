/** Timeout for hidden tabs, which render no frames, in ms. */
const HIDDEN_TAB_TIMEOUT_MS = 500;

/** Runs a task before others that wait for the same frame. */
const runUserBlocking = (then: () => void): void => {
  if (globalThis.scheduler?.postTask === undefined) setTimeout(then);
  else void scheduler.postTask(then, { priority: 'user-blocking' });
};

/** Resolves after the next paint. */
export const nextPaint = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, HIDDEN_TAB_TIMEOUT_MS);
    requestAnimationFrame(() => runUserBlocking(resolve));
  });
