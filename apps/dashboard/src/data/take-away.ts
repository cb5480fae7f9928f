import { hashKey, type Query, type QueryClient, type QueryKey } from '@tanstack/query-core';
import { takenAway } from './taken-away.ts';

/** Nobody shows it any more: who opens it then is told that it is gone. */
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
 * Takes something away that may be on the screen. What shows it does not ask for it meanwhile: an event may tell of the change before the
 * answer does, and whoever took it away would read that it is not found. It is asked for as ever where it stays after all.
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
    // What an event told of it meanwhile nobody has read: there may be no other.
    const isOwed = ({ queryHash, state }: Query) => hashes.includes(queryHash) && state.isInvalidated;
    void queries.refetchQueries({ type: 'active', predicate: isOwed });
    throw error;
  }
}
