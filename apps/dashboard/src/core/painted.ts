/** Timeout for hidden tabs, which render no frames, in ms. */
const NO_FRAME_MS = 500;

/** Runs a task before others that wait for the same frame. */
const soon = (then: () => void): void => {
  if (globalThis.scheduler?.postTask === undefined) setTimeout(then);
  else void scheduler.postTask(then, { priority: 'user-blocking' });
};

/** Resolves after the next paint. */
export const painted = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, NO_FRAME_MS);
    requestAnimationFrame(() => soon(resolve));
  });
