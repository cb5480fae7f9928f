import type { InfiniteData, Query, QueryClient, QueryKey } from '@tanstack/query-core';
import { keys } from './query-client.ts';

/** Delay before invalidated queries are refetched, in ms: a burst of events costs one refetch. */
const BATCH_MS = 150;
/** The same for text searches in the site log, in ms: every act of staff invalidates them, and they are slow. */
const SEARCH_BATCH_MS = 5000;

/** Longest wait of what the page of an order shows for the order, in ms: a slow answer must not delay missed messages. */
const ORDER_WAIT_MS = 3000;

/** Invalidates the queries whose keys begin with these. */
export type Invalidate = (...queryKeys: readonly QueryKey[]) => void;

/**
 * Creates a function that invalidates queries at once and refetches the visible ones after a delay. A fetch in flight
 * is neither cancelled nor trusted: the query is fetched again after it. What the page of an order shows waits for the
 * order: when the order was taken away, the page shows it no more, and the server would refuse it.
 */
export function createInvalidator(queries: QueryClient): Invalidate {
  const batch = createBatcher(queries, BATCH_MS);
  const batchSearch = createBatcher(queries, SEARCH_BATCH_MS);
  return (...queryKeys) => {
    for (const queryKey of queryKeys) {
      for (const query of queries.getQueryCache().findAll({ queryKey })) {
        query.invalidate();
        if (!isSiteLogSearch(query)) batch(query);
        // All pages would be fetched again.
        else if (countPages(query) === 1) batchSearch(query);
      }
    }
  };
}

/** Whether the query is a text search in the site log; the last part of the key is the request. */
function isSiteLogSearch({ queryKey }: Query): boolean {
  const request: unknown = queryKey.at(-1);
  if (queryKey[0] !== 'area' || queryKey[1] !== 'sitelogs') return false;
  return typeof request === 'object' && request !== null && 'text' in request;
}

/** Undefined unless the query has pages. */
const countPages = ({ state }: Query) => (state.data as Partial<InfiniteData<unknown>> | undefined)?.pages?.length;

/** Number of the order whose page shows the query. */
function orderOfPart({ queryKey: [first, second, third] }: Query): number | undefined {
  const isInOrder = first === 'order' && (second === 'guide' || second === 'play');
  const isInChat = first === 'chat' || first === 'scheduledMessages';
  const id = isInOrder ? third : isInChat && second;
  return typeof id === 'number' ? id : undefined;
}

function createBatcher(queries: QueryClient, time: number): (query: Query) => void {
  /** When each query stops waiting for its order, by `performance.now()`. */
  const batched = new Map<Query, number>();
  let isScheduled = false;

  function schedule(): void {
    if (isScheduled || batched.size === 0) return;
    isScheduled = true;
    setTimeout(flush, time);
  }

  function isWaitingForOrder(query: Query, until: number): boolean {
    if (performance.now() >= until) return false;
    const id = orderOfPart(query);
    const order = id === undefined ? undefined : queries.getQueryCache().find({ queryKey: keys.order(id) });
    if (order === undefined) return false;
    const { fetchStatus, dataUpdatedAt, errorUpdatedAt } = order.state;
    // The page renders the answer first, which may remove the part.
    const isNew = Date.now() - Math.max(dataUpdatedAt, errorUpdatedAt) < BATCH_MS;
    return batched.has(order) || fetchStatus === 'fetching' || isNew;
  }

  function flush(): void {
    isScheduled = false;
    for (const [query, until] of batched) {
      // A removed query never finishes.
      if (queries.getQueryCache().get(query.queryHash) !== query) batched.delete(query);
      if (query.state.fetchStatus === 'fetching' || isWaitingForOrder(query, until)) continue;
      batched.delete(query);
      void queries.invalidateQueries({ queryKey: query.queryKey, exact: true });
    }
    schedule();
  }

  return (query) => {
    if (!batched.has(query)) batched.set(query, performance.now() + ORDER_WAIT_MS);
    schedule();
  };
}
