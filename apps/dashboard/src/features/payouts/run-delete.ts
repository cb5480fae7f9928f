import { hashKey, type Query, type QueryClient, type QueryKey } from '@tanstack/query-core';
import { disabledQueries } from '../../data/deleted-queries.ts';

/** Re-enables a query once it has no observer: opening it again then shows that it is gone. */
function enableWhenUnobserved(queries: QueryClient, disabled: Set<string>, hash: string): void {
  const cache = queries.getQueryCache();
  const isObserved = () => (cache.get(hash)?.getObserversCount() ?? 0) > 0;
  if (!isObserved()) {
    disabled.delete(hash);
    return;
  }
  const stop = cache.subscribe(({ type, query }) => {
    if (type !== 'observerRemoved' || query.queryHash !== hash || isObserved()) return;
    disabled.delete(hash);
    stop();
  });
}

/**
 * Runs a delete and disables the item's queries meanwhile, so that an invalidation event that arrives first cannot
 * refetch it and show 'not found'. A failed delete enables them again.
 * @throws the error of `work`.
 */
export async function runDelete<T>(
  queries: QueryClient,
  queryKeys: readonly QueryKey[],
  call: () => Promise<T>,
): Promise<T> {
  const disabled = disabledQueries.get(queries) ?? new Set();
  disabledQueries.set(queries, disabled);
  const hashes = queryKeys.map(hashKey);
  for (const hash of hashes) disabled.add(hash);
  try {
    await Promise.all(queryKeys.map((queryKey) => queries.cancelQueries({ queryKey, exact: true })));
    const answer = await call();
    for (const hash of hashes) enableWhenUnobserved(queries, disabled, hash);
    return answer;
  } catch (error) {
    for (const hash of hashes) disabled.delete(hash);
    // Refetch what events have invalidated meanwhile: no other event may follow.
    const isOutdated = ({ queryHash, state }: Query) => hashes.includes(queryHash) && state.isInvalidated;
    void queries.refetchQueries({ type: 'active', predicate: isOutdated });
    throw error;
  }
}
