import { hashKey, type QueryClient, type QueryKey } from '@tanstack/query-core';

type Change<T> = (data: T) => T;

/** What the server said last, and what is shown over it until it has answered. */
interface Layers {
  base: unknown;
  readonly changes: Change<unknown>[];
  readonly show: () => void;
  readonly close: () => void;
}

const waiting = new WeakMap<QueryClient, Map<string, Layers>>();

function openLayers(queries: QueryClient, key: QueryKey): Layers {
  const hash = hashKey(key);
  const show = () =>
    queries.setQueryData(
      key,
      layers.changes.reduce((data, next) => next(data), layers.base),
    );
  // What is read meanwhile does not know of them yet.
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
      waiting.get(queries)?.delete(hash);
    },
  };
  return layers;
}

function layersOf(queries: QueryClient, key: QueryKey): Layers {
  const all = waiting.get(queries) ?? new Map<string, Layers>();
  waiting.set(queries, all);
  const layers = all.get(hashKey(key)) ?? openLayers(queries, key);
  all.set(hashKey(key), layers);
  return layers;
}

export interface Optimistic<T> {
  readonly key: QueryKey;
  /** Done twice it is as done once: what is read while it waits may have it already. */
  readonly change: Change<T>;
  readonly call: () => Promise<unknown>;
}

/**
 * Shows a change of what the cache holds at once, takes it back where the server says no, and reads it again either way. Others that
 * wait for their answer meanwhile stay as they are. False where the server said no, of which the call itself
 * tells unless it is quiet.
 */
export async function optimistically<T>(queries: QueryClient, { key, change, call }: Optimistic<T>): Promise<boolean> {
  // A read that is under way began before the change: it would show what was before.
  await queries.cancelQueries({ queryKey: key });
  const layers = layersOf(queries, key);
  // Whoever names a key knows what it holds; nothing is changed where there is nothing yet.
  const own: Change<unknown> = (data) => (data === undefined ? data : change(data as T));
  layers.changes.push(own);
  layers.show();
  let isDone = true;
  try {
    await call();
    layers.base = own(layers.base);
  } catch {
    isDone = false;
  }
  layers.changes.splice(layers.changes.indexOf(own), 1);
  layers.show();
  if (layers.changes.length > 0) return isDone;
  layers.close();
  void queries.invalidateQueries({ queryKey: key });
  return isDone;
}
