import type { Query, QueryClient, QueryKey } from '@tanstack/query-core';

/** How long what became stale is gathered before it is read again, in ms: a burst of events costs one read of each. */
const GATHER_MS = 150;

/** Says that what is cached under these keys, or below them, is out of date. */
export type Stale = (...queryKeys: readonly QueryKey[]) => void;

/**
 * Marks queries stale at once, and reads again those on the screen once they are gathered. One whose read is under way, and may
 * have begun before the change, is neither cut off nor trusted: it is read once more when that is through.
 */
export function createStaleQueries(queries: QueryClient): Stale {
  const gathered = new Set<Query>();
  let isWaiting = false;

  function wait(): void {
    if (isWaiting || gathered.size === 0) return;
    isWaiting = true;
    setTimeout(readAgain, GATHER_MS);
  }

  function readAgain(): void {
    isWaiting = false;
    for (const query of gathered) {
      if (query.state.fetchStatus === 'fetching') continue;
      gathered.delete(query);
      void queries.invalidateQueries({ queryKey: query.queryKey, exact: true });
    }
    wait();
  }

  return (...queryKeys) => {
    for (const queryKey of queryKeys) {
      for (const query of queries.getQueryCache().findAll({ queryKey })) {
        query.invalidate();
        gathered.add(query);
      }
    }
    wait();
  };
}
