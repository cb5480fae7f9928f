/** The fault of a hook's owner fails where a page or process hears of it, as an event listener's does. */
export function report(fault: unknown): void {
  queueMicrotask(() => {
    throw fault;
  });
}

/** Tells a hook; what it throws changes nothing for the teller. */
export function tell<T>(hook: ((news: T) => void) | undefined, news: T): void {
  try {
    hook?.(news);
  } catch (fault) {
    report(fault);
  }
}
