import { AsyncLocalStorage } from 'node:async_hooks';

/** Start of the current call by `performance.now`, in ms. */
const startOfCall = new AsyncLocalStorage<number>();

/** A call has taken too long to send another statement. */
export class CallTooLongError extends Error {
  override readonly name = 'CallTooLongError';
  /** SQLSTATE query_canceled, as for one statement that takes too long. */
  readonly code = '57014';
}

/** Runs a call, whose statements share one time limit. It counts from the start, with all that the call does between them. */
export const runCall = <T>(work: () => T): T => startOfCall.run(performance.now(), work);

/** Runs work that several calls share, or that outlives a call, without the limit of the call that starts it. */
export const runOutsideCall = <T>(work: () => T): T => startOfCall.exit(work);

/**
 * Returns the rest of the current call's limit, or undefined outside a call; in ms.
 * @throws CallTooLongError
 */
export function timeLeft(limit: number): number | undefined {
  const start = startOfCall.getStore();
  if (start === undefined) return undefined;
  const left = Math.ceil(start + limit - performance.now());
  if (left <= 0) throw new CallTooLongError(`The call has taken ${limit} ms`);
  return left;
}
