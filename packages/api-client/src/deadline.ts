/** Why a call was stopped. */
export class StoppedError extends Error {
  override name = 'StoppedError';
  readonly reason: 'timeout' | 'canceled';

  constructor(reason: 'timeout' | 'canceled') {
    super(reason);
    this.reason = reason;
  }
}

/** Maximum of `setTimeout`; larger values fire at once. */
const MAX_TIMER_MS = 2 ** 31 - 1;

/**
 * Runs `work` until it settles, `ms` elapse (no limit above 24 days) or `outer` aborts, even if `work` ignores its
 * signal. Rejects with `StoppedError`.
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
    const timer = ms > MAX_TIMER_MS ? undefined : setTimeout(stop, ms, 'timeout');
    outer?.addEventListener('abort', cancel);
    work(inner.signal)
      .then(resolve, reject)
      .finally(() => {
        clearTimeout(timer);
        outer?.removeEventListener('abort', cancel);
      });
  });
}
