import type { ApiError } from '@boostdesk/api-client';

/** Whether an error is a lost connection, which the offline banner reports. */
export const isLostConnection = ({ code }: ApiError): boolean => code === 'offline';

/** Runs a call with its option `quiet`. */
export type RepeatedCall = <T>(call: (quiet: (error: ApiError) => boolean) => Promise<T>) => Promise<T>;

/**
 * Creates a function that runs a background call, which is repeated later whatever happens: of failures in a row only
 * the first shows a toast, and a lost connection none (decision 0067).
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
