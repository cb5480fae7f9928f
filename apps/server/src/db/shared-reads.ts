import { type Reading, ReadTooLongError, type ReadWith } from './limited-reads.ts';

/** How long somebody waits for a shared read, in ms: longer than the database works on the two queries of the longest. */
export const READ_MAX_MS = 30_000;

const tooLong = (what: string) => new ReadTooLongError(`The read of ${what} has taken ${READ_MAX_MS} ms`);

/** The answer, or no longer than that. What comes later is thrown away. */
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
  /** What those get who asked for it. */
  readonly answer: Promise<unknown>;
  /** Nobody waits for it any more; it has not ended. */
  isGivenUp: boolean;
}

/**
 * One read of a kind at a time, however many ask for it. Who comes while one is under way gets the answer of the next, together
 * with all others who came in the meantime: nobody is given what was read before they asked. A read that is given up keeps its
 * place until it has really ended, so that no kind of it ever holds two connections: until then, who asks is refused at once.
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

  /** `what`: the same for all who may share an answer, and of one type. */
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
