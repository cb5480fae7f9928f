import type { Channel } from '@boostdesk/realtime';
import type { Query, QueryClient } from '@tanstack/query-core';
import { restAfter } from './rest-after.ts';

const hasFailed = ({ state }: Query): boolean => state.status === 'error';

/** How much of the rest is left that the server asked for, in ms. */
const restLeft = ({ state: { error, errorUpdatedAt } }: Query): number =>
  errorUpdatedAt + (restAfter(error) ?? 0) - Date.now();

/**
 * When the line is back: reads what failed once more, so that whoever looks at "This did not load" need not ask for it. What the server
 * wants to be left alone with is read when that is over, also where the line stood all the while. Returns its end.
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
  // The browser knows of its network at once; the line may not have missed it.
  window.addEventListener('online', readFailed);
  // The first screen may have failed before this begins.
  awaitRest();
  return () => {
    stopErrors();
    stopStatus();
    clearTimeout(restOver);
    window.removeEventListener('online', readFailed);
  };
}
