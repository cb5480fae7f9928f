import type { ApiError } from '@boostdesk/api-client';
import type { QueryKey } from '@tanstack/query-core';
import type { Asker } from './asker.ts';

/** The browser hears of its network first. */
const isLineDown = (live: Asker['live']): boolean => !navigator.onLine || live?.status() === 'offline';

/**
 * Of a list that says itself why it is not there: a line that is away is no toast as well (decision 0067). Where its rows stand, the
 * banner tells of the line that is down; and whoever presses for another try hears what came of that one.
 */
export const toldInPlace =
  ({ queries, live }: Pick<Asker, 'queries' | 'live'>, key: QueryKey) =>
  ({ code }: ApiError): boolean => {
    if (code !== 'offline') return false;
    const state = queries.getQueryState(key);
    return state?.data === undefined ? (state?.errorUpdateCount ?? 0) === 0 : isLineDown(live);
  };
