import { runOutsideCall } from './call-time.ts';
import { type ReadQuery, ReadTimeoutError, type RunRead } from './timed-reads.ts';

/** Longer than the two queries of the longest read. */
export const READ_MAX_MS = 30_000;

const readTimeout = (key: string) => new ReadTimeoutError(`The read of ${key} has taken ${READ_MAX_MS} ms`);

/** @throws ReadTimeoutError after `READ_MAX_MS`; ignores a later result */
async function withTimeout<T>(reading: Promise<T>, key: string): Promise<T> {
  const late = Promise.withResolvers<never>();
  const end = setTimeout(() => late.reject(readTimeout(key)), READ_MAX_MS);
  try {
    return await Promise.race([reading, late.promise]);
  } finally {
    clearTimeout(end);
  }
}

interface Running {
  readonly answer: Promise<unknown>;
  hasTimedOut: boolean;
}

/**
 * Single-flight per key. Callers during a read share the next one, so that nobody gets data older than their call. A
 * read that timed out rejects calls for its key until it ends: a key never holds two connections.
 */
export function createSingleFlight(runRead: RunRead) {
  const running = new Map<string, Running>();
  const waiting = new Map<string, Promise<unknown>>();

  function begin<T>(key: string, read: ReadQuery<T>): Promise<T> {
    const reading = runOutsideCall(() => runRead(read));
    const answer = withTimeout(reading, key);
    const own: Running = { answer, hasTimedOut: false };
    running.set(key, own);
    const leave = () => void running.delete(key);
    reading.then(leave, leave);
    answer.catch(() => {
      own.hasTimedOut = true;
    });
    return answer;
  }

  async function beginAfter<T>(key: string, before: Running, read: ReadQuery<T>): Promise<T> {
    await Promise.allSettled([before.answer]);
    waiting.delete(key);
    if (running.get(key) === before) throw readTimeout(key);
    return begin(key, read);
  }

  /**
   * @param what key of reads with the same result
   * @throws ReadTimeoutError after `READ_MAX_MS`
   */
  return async <T>(what: string, read: ReadQuery<T>): Promise<T> => {
    const next = waiting.get(what);
    if (next !== undefined) return next as Promise<T>;
    const before = running.get(what);
    if (before === undefined) return begin(what, read);
    if (before.hasTimedOut) throw readTimeout(what);
    const queued = beginAfter(what, before, read);
    waiting.set(what, queued);
    return queued;
  };
}
