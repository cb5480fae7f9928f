import { hashKey, type Query, type QueryClient, type QueryKey } from '@tanstack/query-core';
import { takenAway } from './taken-away.ts';

/** Re-enables a query once it has no observer: opening it again then shows that it is gone. */
function forgetUnseen(queries: QueryClient, away: Set<string>, hash: string): void {
  const cache = queries.getQueryCache();
  const isSeen = () => (cache.get(hash)?.getObserversCount() ?? 0) > 0;
  if (!isSeen()) {
    away.delete(hash);
    return;
  }
  const stop = cache.subscribe(({ type, query }) => {
    if (type !== 'observerRemoved' || query.queryHash !== hash || isSeen()) return;
    away.delete(hash);
    stop();
  });
}

/**
 * Runs a delete and disables the item's queries meanwhile, so that an invalidation event that arrives first cannot
 * refetch it and show 'not found'. A failed delete enables them again.
 * @throws the error of `work`.
 */
export async function takeAway<T>(
  queries: QueryClient,
  queryKeys: readonly QueryKey[],
  work: () => Promise<T>,
): Promise<T> {
  const away = takenAway.get(queries) ?? new Set();
  takenAway.set(queries, away);
  const hashes = queryKeys.map(hashKey);
  for (const hash of hashes) away.add(hash);
  try {
    await Promise.all(queryKeys.map((queryKey) => queries.cancelQueries({ queryKey, exact: true })));
    const answer = await work();
    for (const hash of hashes) forgetUnseen(queries, away, hash);
    return answer;
  } catch (error) {
    for (const hash of hashes) away.delete(hash);
    // Refetch what events have invalidated meanwhile: no other event may follow.
    const isOwed = ({ queryHash, state }: Query) => hashes.includes(queryHash) && state.isInvalidated;
    void queries.refetchQueries({ type: 'active', predicate: isOwed });
    throw error;
  }
}
