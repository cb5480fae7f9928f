/** Reports an error as uncaught. */
export function report(fault: unknown): void {
  queueMicrotask(() => {
    throw fault;
  });
}

/** Calls a hook; its errors do not affect the caller. */
export function tell<T>(hook: ((news: T) => void) | undefined, news: T): void {
  try {
    hook?.(news);
  } catch (fault) {
    report(fault);
  }
}
