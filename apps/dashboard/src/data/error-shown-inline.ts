import type { ApiError } from '@boostdesk/api-client';
import type { QueryKey } from '@tanstack/query-core';
import type { QueryDeps } from './query-deps.ts';

/** The browser notices a lost network before the socket does. */
const isDisconnected = (live: QueryDeps['live']): boolean => !navigator.onLine || live?.status() === 'offline';

/**
 * Whether the screen shows an 'offline' error of a query itself, so that it needs no toast (decision 0067): a list
 * without rows shows the first error, and with rows the offline banner does. Errors of later retries without rows get a
 * toast.
 */
export const isErrorShownInline =
  ({ queries, live }: Pick<QueryDeps, 'queries' | 'live'>, key: QueryKey) =>
  ({ code }: ApiError): boolean => {
    if (code !== 'offline') return false;
    const state = queries.getQueryState(key);
    return state?.data === undefined ? (state?.errorUpdateCount ?? 0) === 0 : isDisconnected(live);
  };
