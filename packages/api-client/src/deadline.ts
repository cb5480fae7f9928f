/** Why a call was stopped. */
export class StoppedError extends Error {
  override name = 'StoppedError';
  readonly reason: 'timeout' | 'canceled';

  /** `cause`: the reason of an aborted signal. */
  constructor(reason: 'timeout' | 'canceled', options?: ErrorOptions) {
    super(reason, options);
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
    const stop = (error: StoppedError) => {
      reject(error);
      inner.abort(error);
    };
    const cancel = () => stop(new StoppedError('canceled', { cause: outer?.reason }));
    if (outer?.aborted === true) {
      cancel();
      return;
    }
    const timer = ms > MAX_TIMER_MS ? undefined : setTimeout(stop, ms, new StoppedError('timeout'));
    outer?.addEventListener('abort', cancel);
    work(inner.signal)
      .then(resolve, reject)
      .finally(() => {
        clearTimeout(timer);
        outer?.removeEventListener('abort', cancel);
      });
  });
}
