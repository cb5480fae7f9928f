import type { QueryClient } from '@tanstack/query-core';

/** When the oldest of what the screen shows was read, in ms; null where it shows nothing that was read. */
export function oldestShown(queries: QueryClient): number | null {
  const shown = queries
    .getQueryCache()
    .findAll({ type: 'active' })
    .filter(({ state }) => state.data !== undefined);
  return shown.length === 0 ? null : Math.min(...shown.map(({ state }) => state.dataUpdatedAt));
}
