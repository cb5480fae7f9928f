export function reportUncaught(error: unknown): void {
  queueMicrotask(() => {
    throw error;
  });
}

/** Calls a hook, reporting its errors as uncaught. */
export function callHook<T>(hook: ((news: T) => void) | undefined, value: T): void {
  try {
    hook?.(value);
  } catch (fault) {
    reportUncaught(fault);
  }
}
