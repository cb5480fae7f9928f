/** A tab that nobody looks at draws no frame: then this is waited for, in ms. */
const NO_FRAME_MS = 500;

/** Until what is in the page now is seen. */
export const painted = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, NO_FRAME_MS);
    requestAnimationFrame(() => setTimeout(resolve));
  });
