import type { Query, QueryClient } from '@tanstack/query-core';
import { isRestored } from '../data/query-client.ts';

const oldest = (queries: QueryClient, predicate: (query: Query) => boolean): number | null => {
  const shown = queries.getQueryCache().findAll({ type: 'active', predicate });
  return shown.length === 0 ? null : Math.min(...shown.map(({ state }) => state.dataUpdatedAt));
};

/** Time of the oldest data on the screen, ms since 1970; null when no active query has data. */
export const findOldestVisibleData = (queries: QueryClient): number | null =>
  oldest(queries, ({ state }) => state.data !== undefined);

/** The same of data of an earlier visit that has not been fetched again. */
export const findOldestRestoredData = (queries: QueryClient): number | null =>
  oldest(queries, ({ state }) => isRestored(state));
