import type { Channel } from '@boostdesk/realtime';
import type { Query, QueryClient } from '@tanstack/query-core';
import { restAfter } from './rest-after.ts';

const hasFailed = ({ state }: Query): boolean => state.status === 'error';

/** Remaining Retry-After time of a failed query, in ms. */
const restLeft = ({ state: { error, errorUpdatedAt } }: Query): number =>
  errorUpdatedAt + (restAfter(error) ?? 0) - Date.now();

/**
 * Refetches failed queries on the screen when the connection is back, and after the Retry-After time of the server.
 * Returns a function that stops it.
 */
export function followReturn(queries: QueryClient, channel: Pick<Channel, 'onStatus'>): () => void {
  const cache = queries.getQueryCache();
  let restOver: ReturnType<typeof setTimeout> | undefined;
  function awaitRest(): void {
    clearTimeout(restOver);
    const failed = cache.findAll({ type: 'active', predicate: hasFailed });
    const resting = failed.map(restLeft).filter((left) => left > 0);
    if (resting.length > 0) restOver = setTimeout(readFailed, Math.min(...resting));
  }
  function readFailed(): void {
    awaitRest();
    const mayBeRead = (query: Query) => hasFailed(query) && restLeft(query) <= 0;
    void queries.refetchQueries({ type: 'active', predicate: mayBeRead });
  }
  const stopErrors = cache.subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'error') awaitRest();
  });
  const stopStatus = channel.onStatus((status) => {
    if (status === 'online') readFailed();
  });
  // The socket may not have noticed the lost network.
  window.addEventListener('online', readFailed);
  // The first screen may have failed before this call.
  awaitRest();
  return () => {
    stopErrors();
    stopStatus();
    clearTimeout(restOver);
    window.removeEventListener('online', readFailed);
  };
}
