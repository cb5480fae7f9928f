import type { Query, QueryClient, QueryKey } from '@tanstack/query-core';

/** How long what became stale is gathered before it is read again, in ms: a burst of events costs one read of each. */
const GATHER_MS = 150;
/** The same for what is found in the site log by words: every act of staff is an event of it, and the server looks at all rows. */
const GATHER_FOUND_MS = 5000;

/** Says that what is cached under these keys, or below them, is out of date. */
export type Stale = (...queryKeys: readonly QueryKey[]) => void;

/**
 * Marks queries stale at once, and reads again those on the screen once they are gathered. One whose read is under way, and may
 * have begun before the change, is neither cut off nor trusted: it is read once more when that is through.
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

/** Whether the site log is looked through for words: the last part of its key is what a list was asked for. */
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
      // One that is gone never comes to its end.
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
