import type { Channel } from '@boostdesk/realtime';
import type { Query, QueryClient } from '@tanstack/query-core';
import { retryAfterMs } from './retry-after.ts';

const hasFailed = ({ state }: Query): boolean => state.status === 'error';

/** Remaining Retry-After time of a failed query, in ms. */
const remainingWaitMs = ({ state: { error, errorUpdatedAt } }: Query): number =>
  errorUpdatedAt + (retryAfterMs(error) ?? 0) - Date.now();

/**
 * Refetches failed queries on the screen when the connection is back, and after the Retry-After time of the server.
 * Returns a function that stops it.
 */
export function refetchFailedOnReconnect(queries: QueryClient, channel: Pick<Channel, 'onStatus'>): () => void {
  const cache = queries.getQueryCache();
  let retryTimer: ReturnType<typeof setTimeout> | undefined;
  function scheduleRefetch(): void {
    clearTimeout(retryTimer);
    const failed = cache.findAll({ type: 'active', predicate: hasFailed });
    const waits = failed.map(remainingWaitMs).filter((left) => left > 0);
    if (waits.length > 0) retryTimer = setTimeout(refetchFailed, Math.min(...waits));
  }
  function refetchFailed(): void {
    scheduleRefetch();
    const canBeRefetched = (query: Query) => hasFailed(query) && remainingWaitMs(query) <= 0;
    void queries.refetchQueries({ type: 'active', predicate: canBeRefetched });
  }
  const stopErrors = cache.subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'error') scheduleRefetch();
  });
  const stopStatus = channel.onStatus((status) => {
    if (status === 'online') refetchFailed();
  });
  // The socket may not have noticed the lost network.
  window.addEventListener('online', refetchFailed);
  // The first screen may have failed before this call.
  scheduleRefetch();
  return () => {
    stopErrors();
    stopStatus();
    clearTimeout(retryTimer);
    window.removeEventListener('online', refetchFailed);
  };
}
