import { type Reading, ReadTooLongError, type ReadWith } from './limited-reads.ts';

/** Timeout of a caller, in ms; longer than the two queries of the longest read. */
export const READ_MAX_MS = 30_000;

const tooLong = (what: string) => new ReadTooLongError(`The read of ${what} has taken ${READ_MAX_MS} ms`);

/** @throws ReadTooLongError after `READ_MAX_MS`; a later result is ignored */
async function inTime<T>(reading: Promise<T>, what: string): Promise<T> {
  const late = Promise.withResolvers<never>();
  const end = setTimeout(() => late.reject(tooLong(what)), READ_MAX_MS);
  try {
    return await Promise.race([reading, late.promise]);
  } finally {
    clearTimeout(end);
  }
}

interface Running {
  /** The result, or the timeout. */
  readonly answer: Promise<unknown>;
  /** Timed out but still running. */
  isGivenUp: boolean;
}

/**
 * Single-flight per key. Callers that arrive during a read share the next one, so that nobody gets data older than
 * their call. A read that timed out blocks its key until it ends, so that a key never holds two connections; calls
 * meanwhile are rejected at once.
 */
export function createSharedReads(readWith: ReadWith) {
  const running = new Map<string, Running>();
  const waiting = new Map<string, Promise<unknown>>();

  function begin<T>(what: string, read: Reading<T>): Promise<T> {
    const reading = readWith(read);
    const answer = inTime(reading, what);
    const own: Running = { answer, isGivenUp: false };
    running.set(what, own);
    const leave = () => void running.delete(what);
    reading.then(leave, leave);
    answer.catch(() => {
      own.isGivenUp = true;
    });
    return answer;
  }

  async function afterwards<T>(what: string, before: Running, read: Reading<T>): Promise<T> {
    await Promise.allSettled([before.answer]);
    waiting.delete(what);
    if (running.get(what) === before) throw tooLong(what);
    return begin(what, read);
  }

  /**
   * @param what key of reads that share a result, all of one type
   * @throws ReadTooLongError after `READ_MAX_MS`
   */
  return async <T>(what: string, read: Reading<T>): Promise<T> => {
    const next = waiting.get(what);
    if (next !== undefined) return next as Promise<T>;
    const before = running.get(what);
    if (before === undefined) return begin(what, read);
    if (before.isGivenUp) throw tooLong(what);
    const coming = afterwards(what, before, read);
    waiting.set(what, coming);
    return coming;
  };
}
