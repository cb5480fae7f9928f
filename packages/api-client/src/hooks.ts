/** Reports an error as uncaught. */
export function reportUncaught(error: unknown): void {
  queueMicrotask(() => {
    throw error;
  });
}

/** Calls a hook; its errors do not affect the caller. */
export function callHook<T>(hook: ((news: T) => void) | undefined, value: T): void {
  try {
    hook?.(value);
  } catch (fault) {
    reportUncaught(fault);
  }
}
