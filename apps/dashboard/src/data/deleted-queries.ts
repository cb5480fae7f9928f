import type { Query, QueryClient } from '@tanstack/query-core';

/** Hashes of disabled query keys, maintained by `runDelete`. */
export const disabledQueries = new WeakMap<QueryClient, Set<string>>();

/** Whether the query's item is being deleted, or is deleted and still visible. */
export const isBeingDeleted = (queries: QueryClient, { queryHash }: Pick<Query, 'queryHash'>): boolean =>
  disabledQueries.get(queries)?.has(queryHash) ?? false;
