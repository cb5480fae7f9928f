import { AsyncLocalStorage } from 'node:async_hooks';

/** Start of the call by `performance.now`, in ms. */
const startOfCall = new AsyncLocalStorage<number>();

export class CallTooLongError extends Error {
  override readonly name = 'CallTooLongError';
  /** SQLSTATE query_canceled, as for a single statement. */
  readonly code = '57014';
}

/** Runs a call with one time limit for all its statements, counted from its start. */
export const runCall = <T>(work: () => T): T => startOfCall.run(performance.now(), work);

/** Runs work that calls share, or that outlives a call, without the call's time limit. */
export const runOutsideCall = <T>(work: () => T): T => startOfCall.exit(work);

/**
 * Returns the rest of the call's limit in ms, or undefined outside a call.
 * @throws CallTooLongError
 */
export function timeLeft(limit: number): number | undefined {
  const start = startOfCall.getStore();
  if (start === undefined) return undefined;
  const left = Math.ceil(start + limit - performance.now());
  if (left <= 0) throw new CallTooLongError(`The call has taken ${limit} ms`);
  return left;
}
