import type { Query, QueryClient, QueryKey } from '@tanstack/query-core';

/** Delay before invalidated queries are refetched, in ms: a burst of events costs one refetch. */
const GATHER_MS = 150;
/** The same for text searches in the site log, in ms: every act of staff invalidates them, and the server scans all rows. */
const GATHER_FOUND_MS = 5000;

/** Invalidates the queries whose keys begin with these. */
export type Stale = (...queryKeys: readonly QueryKey[]) => void;

/**
 * Creates a function that invalidates queries at once and refetches the visible ones after a delay. A fetch in flight
 * is neither cancelled nor trusted: the query is fetched again after it.
 */
export function createStaleQueries(queries: QueryClient): Stale {
  const gather = gathering(queries, GATHER_MS);
  const gatherFound = gathering(queries, GATHER_FOUND_MS);
  return (...queryKeys) => {
    for (const queryKey of queryKeys) {
      for (const query of queries.getQueryCache().findAll({ queryKey })) {
        query.invalidate();
        (isFound(query) ? gatherFound : gather)(query);
      }
    }
  };
}

/** Whether the query is a text search in the site log; the last part of the key is the request. */
function isFound({ queryKey }: Query): boolean {
  const asked: unknown = queryKey.at(-1);
  if (queryKey[0] !== 'area' || queryKey[1] !== 'sitelogs') return false;
  return typeof asked === 'object' && asked !== null && 'text' in asked;
}

function gathering(queries: QueryClient, time: number): (query: Query) => void {
  const gathered = new Set<Query>();
  let isWaiting = false;

  function wait(): void {
    if (isWaiting || gathered.size === 0) return;
    isWaiting = true;
    setTimeout(readAgain, time);
  }

  function readAgain(): void {
    isWaiting = false;
    for (const query of gathered) {
      // A removed query never finishes.
      if (queries.getQueryCache().get(query.queryHash) !== query) gathered.delete(query);
      if (query.state.fetchStatus === 'fetching') continue;
      gathered.delete(query);
      void queries.invalidateQueries({ queryKey: query.queryKey, exact: true });
    }
    wait();
  }

  return (query) => {
    gathered.add(query);
    wait();
  };
}
