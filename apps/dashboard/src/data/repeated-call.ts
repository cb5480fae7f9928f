import type { ApiError } from '@boostdesk/api-client';

/** Whether an error is a lost connection, which the offline banner reports. */
export const isLostConnection = ({ code }: ApiError): boolean => code === 'offline';

/** Runs a call with its option `quiet`. */
export type RepeatedCall = <T>(call: (quiet: (error: ApiError) => boolean) => Promise<T>) => Promise<T>;

/**
 * Creates a function that runs a background call that is repeated later in any case. The first of several failures in a
 * row shows a toast, a lost connection shows none (decision 0067).
 */
export function createRepeatedCall(): RepeatedCall {
  let hasFailed = false;
  return async (call) => {
    let isFailing = hasFailed;
    const answer = await call((error) => {
      const isQuiet = hasFailed || isLostConnection(error);
      isFailing ||= !isLostConnection(error);
      return isQuiet;
    }).catch((error: unknown) => {
      hasFailed = isFailing;
      throw error;
    });
    hasFailed = false;
    return answer;
  };
}
