import { type ApiError, isApiError } from '@boostdesk/api-client';

/** Whether an error is a lost connection, which the offline banner reports. */
export const isLostConnection = ({ code }: ApiError): boolean => code === 'offline';

/** Runs a call with its option `quiet`. */
export type RepeatedCall = <T>(call: (quiet: (error: ApiError) => boolean) => Promise<T>) => Promise<T>;

/** Whether the call ended with an error that has a toast. */
const isReported = (error: unknown): boolean =>
  isApiError(error) && !isLostConnection(error) && error.toToast() !== null;

/**
 * Creates a function that runs a background call that is repeated later in any case. The first of several failures in a
 * row shows a toast, a lost connection shows none (decision 0067).
 */
export function createRepeatedCall(): RepeatedCall {
  let hasFailed = false;
  return async (call) => {
    // Also called for errors that are retried, which are no failures yet.
    const answer = await call((error) => hasFailed || isLostConnection(error)).catch((error: unknown) => {
      hasFailed ||= isReported(error);
      throw error;
    });
    hasFailed = false;
    return answer;
  };
}
