import type { Channel } from '@boostdesk/realtime';
import type { Query, QueryClient } from '@tanstack/query-core';
import { restAfter } from './rest-after.ts';

const hasFailed = ({ state }: Query): boolean => state.status === 'error';

/** How much of the rest is left that the server asked for, in ms. */
const restLeft = ({ state: { error, errorUpdatedAt } }: Query): number =>
  errorUpdatedAt + (restAfter(error) ?? 0) - Date.now();

/**
 * When the line is back: reads what failed once more, so that whoever looks at "This did not load" need not ask for it. What the server
 * wants to be left alone with is read when that is over. Returns its end.
 */
export function followReturn(queries: QueryClient, channel: Pick<Channel, 'onStatus'>): () => void {
  let restOver: ReturnType<typeof setTimeout> | undefined;
  let isStopped = false;
  function awaitRest(): void {
    clearTimeout(restOver);
    if (isStopped) return;
    const failed = queries.getQueryCache().findAll({ type: 'active', predicate: hasFailed });
    const resting = failed.map(restLeft).filter((left) => left > 0);
    if (resting.length > 0) restOver = setTimeout(readFailed, Math.min(...resting));
  }
  async function readFailed(): Promise<void> {
    awaitRest();
    const mayBeRead = (query: Query) => hasFailed(query) && restLeft(query) <= 0;
    await queries.refetchQueries({ type: 'active', predicate: mayBeRead });
    // It may want to be left alone once more.
    awaitRest();
  }
  const stop = channel.onStatus((status) => {
    if (status === 'online') void readFailed();
  });
  // The browser knows of its network at once; the line may not have missed it.
  window.addEventListener('online', readFailed);
  return () => {
    isStopped = true;
    stop();
    clearTimeout(restOver);
    window.removeEventListener('online', readFailed);
  };
}
