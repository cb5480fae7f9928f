import type { Query, QueryClient } from '@tanstack/query-core';

/** Hashes of keys, by the cache: `take-away.ts` keeps them. */
export const takenAway = new WeakMap<QueryClient, Set<string>>();

/** Whether what is cached there is being taken away, or was and is still shown. */
export const isTakenAway = (queries: QueryClient, { queryHash }: Pick<Query, 'queryHash'>): boolean =>
  takenAway.get(queries)?.has(queryHash) ?? false;
