import type { QueryClient } from '@tanstack/query-core';

/** Time of the oldest data on the screen, ms since 1970; null when no active query has data. */
export function findOldestVisibleData(queries: QueryClient): number | null {
  const shown = queries
    .getQueryCache()
    .findAll({ type: 'active' })
    .filter(({ state }) => state.data !== undefined);
  return shown.length === 0 ? null : Math.min(...shown.map(({ state }) => state.dataUpdatedAt));
}
