/** A tab that nobody looks at draws no frame: then this is waited for, in ms. */
const NO_FRAME_MS = 500;

/** After the frame, and before whatever else waits for its turn by then. */
const soon = (then: () => void): void => {
  if (globalThis.scheduler?.postTask === undefined) setTimeout(then);
  else void scheduler.postTask(then, { priority: 'user-blocking' });
};

/** Until what is in the page now is seen. */
export const painted = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, NO_FRAME_MS);
    requestAnimationFrame(() => soon(resolve));
  });
