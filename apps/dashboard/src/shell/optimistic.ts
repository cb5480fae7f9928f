import { hashKey, type QueryClient, type QueryKey } from '@tanstack/query-core';

type Change<T> = (data: T) => T;

/** Data of the last fetch, and the pending changes on top of it. */
interface Layers {
  base: unknown;
  readonly changes: Change<unknown>[];
  readonly show: () => void;
  readonly close: () => void;
}

const pendingLayers = new WeakMap<QueryClient, Map<string, Layers>>();

function openLayers(queries: QueryClient, key: QueryKey): Layers {
  const hash = hashKey(key);
  const show = () =>
    queries.setQueryData(
      key,
      layers.changes.reduce((data, next) => next(data), layers.base),
    );
  // A fetch during the call lacks the pending changes.
  const stop = queries.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.query.queryHash !== hash) return;
    if (event.action.type !== 'success' || event.action.manual === true) return;
    layers.base = event.query.state.data;
    show();
  });
  const layers: Layers = {
    base: queries.getQueryData(key),
    changes: [],
    show,
    close: () => {
      stop();
      pendingLayers.get(queries)?.delete(hash);
    },
  };
  return layers;
}

function layersOf(queries: QueryClient, key: QueryKey): Layers {
  const all = pendingLayers.get(queries) ?? new Map<string, Layers>();
  pendingLayers.set(queries, all);
  const layers = all.get(hashKey(key)) ?? openLayers(queries, key);
  all.set(hashKey(key), layers);
  return layers;
}

export interface Optimistic<T> {
  readonly key: QueryKey;
  /** Must be idempotent: data fetched during the call may contain it already. */
  readonly change: Change<T>;
  readonly call: () => Promise<unknown>;
  /** Called with the error of the call. */
  readonly onError?: ((error: unknown) => void) | undefined;
}

/**
 * Applies a change to the cached data at once, reverts it when the call fails, and invalidates the query after the last
 * pending change. Resolves to false when the call failed; the call itself shows its error unless it is quiet.
 */
export async function updateOptimistically<T>(
  queries: QueryClient,
  { key, change, call, onError }: Optimistic<T>,
): Promise<boolean> {
  // A fetch in flight would overwrite the change with old data.
  await queries.cancelQueries({ queryKey: key });
  const layers = layersOf(queries, key);
  // The caller knows the type of the key's data.
  const own: Change<unknown> = (data) => (data === undefined ? data : change(data as T));
  layers.changes.push(own);
  layers.show();
  let isDone = true;
  try {
    await call();
    layers.base = own(layers.base);
  } catch (error) {
    isDone = false;
    onError?.(error);
  }
  layers.changes.splice(layers.changes.indexOf(own), 1);
  layers.show();
  if (layers.changes.length > 0) return isDone;
  layers.close();
  void queries.invalidateQueries({ queryKey: key });
  return isDone;
}
