/** Why a call was given up. */
export class StoppedError extends Error {
  override name = 'StoppedError';
  readonly reason: 'timeout' | 'canceled';

  constructor(reason: 'timeout' | 'canceled') {
    super(reason);
    this.reason = reason;
  }
}

/** The longest that a timer holds, in ms; given more, it would go off at once. */
const LONGEST = 2 ** 31 - 1;

/**
 * Runs work that must end within `ms` (no limit where a timer cannot hold it) and at the caller's wish. Takes the first outcome alone, also where the work does not
 * heed the signal that it is given. Rejects with `StoppedError`.
 */
export function withDeadline<T>(
  ms: number,
  outer: AbortSignal | undefined,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const inner = new AbortController();
  return new Promise<T>((resolve, reject) => {
    const stop = (reason: StoppedError['reason']) => {
      reject(new StoppedError(reason));
      inner.abort();
    };
    const cancel = () => stop('canceled');
    if (outer?.aborted === true) {
      cancel();
      return;
    }
    const timer = ms > LONGEST ? undefined : setTimeout(stop, ms, 'timeout');
    outer?.addEventListener('abort', cancel);
    work(inner.signal)
      .then(resolve, reject)
      .finally(() => {
        clearTimeout(timer);
        outer?.removeEventListener('abort', cancel);
      });
  });
}
