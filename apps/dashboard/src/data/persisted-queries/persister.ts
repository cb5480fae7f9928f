import { isApiError } from '@boostdesk/api-client';
import { notifyManager, type Query, QueryClient, type QueryKey } from '@tanstack/query-core';
import { experimental_createQueryPersister, type PersistedQuery } from '@tanstack/query-persist-client-core';
import { clear, createStore, del, delMany, entries, get, set } from 'idb-keyval';
import { isRestored, keys } from '../query-client.ts';
import { NOBODY, OWNER_KEY, readOwner, readPersistedOwner } from './owner.ts';
import { storedDataOf } from './stored-data.ts';

const HOUR_MS = 60 * 60 * 1000;
/** Lifetime of a persisted query, in ms: that of a token, so that revoked data stays visible no longer. */
const MAX_AGE_MS = 24 * HOUR_MS;
/** Tolerance for times in the future after the clock was set back, in ms. */
const CLOCK_TOLERANCE_MS = 60_000;
/** Queries that stay persisted, newest first. */
const MAX_QUERIES = 50;

const store = createStore('boostdesk-queries', 'queries');

/** Reduces a query to its stored fields. @throws for a query that is not persisted, and for invalid data */
function toStored({ state, ...query }: PersistedQuery): PersistedQuery {
  if (state.dataUpdatedAt - Date.now() > CLOCK_TOLERANCE_MS) throw new Error('The query is from the future.');
  const schema = storedDataOf(query.queryKey);
  if (schema === undefined) throw new Error('The query is not persisted.');
  return { ...query, state: { ...state, data: schema.parse(state.data) } };
}

/** Whether the owner is signed in and the queries have not been deleted, perhaps by another tab. */
export const isCurrent = (owner: string): boolean => readOwner() === owner && readPersistedOwner() === owner;

export const createPersister = (owner: string) =>
  experimental_createQueryPersister<PersistedQuery>({
    storage: {
      getItem: (key) => get<PersistedQuery>(key, store),
      setItem: async (key, query) => {
        if (!isCurrent(owner)) return;
        await set(key, query, store);
        // The write may have followed the deletion by another tab.
        if (!isCurrent(owner)) await del(key, store);
      },
      removeItem: (key) => del(key, store),
      entries: () => entries<string, PersistedQuery>(store),
    },
    serialize: toStored,
    deserialize: toStored,
    buster: owner,
    maxAge: MAX_AGE_MS,
  });

/** Only these errors mean that the data may no longer be shown. */
const isAccessDenied = (error: unknown): boolean => isApiError(error) && (error.status === 403 || error.status === 404);

/** Whether a query shows data of an earlier visit for too long. */
const isExpired = ({ state }: Query): boolean => isRestored(state) && Date.now() - state.dataUpdatedAt > MAX_AGE_MS;

/** Without storage the query cache lasts as long as the page. */
const ignore = () => undefined;

/** Owner for whom a query cache is followed. */
const followed = new WeakMap<QueryClient, string>();

const isPersisted = ({ queryKey }: Query): boolean => storedDataOf(queryKey) !== undefined;

/**
 * Restores each query beside its first fetch, which is not delayed and replaces the data, and persists every fetch.
 * Errors of the storage are ignored.
 */
export function followQueries(queries: QueryClient, owner: string): void {
  if (followed.get(queries) === owner) return;
  followed.set(queries, owner);
  const cache = queries.getQueryCache();
  const { retrieveQuery, persistQuery, removeQueries } = createPersister(owner);

  function restore(query: Query): void {
    // The persister deletes what belongs to another owner.
    if (query.state.data !== undefined || !isCurrent(owner)) return;
    if (isAccessDenied(query.state.error)) {
      remove(query);
      return;
    }
    const show = ({ state: { data, dataUpdatedAt } }: PersistedQuery) => {
      // The response may have arrived first.
      if (query.state.data !== undefined || !isCurrent(owner)) return;
      const { status, error } = query.state;
      // Stale, however young it is.
      const restored = { data, dataUpdatedAt, status: status === 'pending' ? 'success' : status, isInvalidated: true };
      if (isAccessDenied(error)) remove(query);
      else query.setState(restored);
    };
    retrieveQuery(query.queryHash, show).catch(ignore);
  }

  // The rows are rendered first.
  const persist = (query: Query) => notifyManager.schedule(() => persistQuery(query).catch(ignore));

  function remove(query: Query): void {
    if (isRestored(query.state)) query.setState({ data: undefined, dataUpdatedAt: 0 });
    removeQueries({ queryKey: query.queryKey, exact: true }).catch(ignore);
  }

  cache.findAll({ predicate: isPersisted }).forEach(restore);
  cache.subscribe((event) => {
    if (event.type !== 'updated' || !isPersisted(event.query)) return;
    const { action, query } = event;
    if (action.type === 'fetch') restore(query);
    // Data set by an event or an action does not renew the time of the fetch.
    if (action.type === 'success' && action.manual !== true) persist(query);
    if (action.type === 'error' && (isAccessDenied(action.error) || isExpired(query))) remove(query);
  });
  setInterval(() => limitQueries(owner).catch(ignore), HOUR_MS);
}

/** Deletes queries older than `MAX_AGE_MS`, and all but the newest `MAX_QUERIES`. */
export async function limitQueries(owner: string): Promise<void> {
  if (!isCurrent(owner)) return;
  await createPersister(owner).persisterGc();
  const all = await entries<string, PersistedQuery>(store);
  const newestFirst = all.toSorted(([, a], [, b]) => b.state.dataUpdatedAt - a.state.dataUpdatedAt);
  await delMany(
    newestFirst.slice(MAX_QUERIES).map(([key]) => key),
    store,
  );
}

/**
 * Persists the queries of this session, including those fetched before the call, and limits their age and number. The
 * order of an action's answer is left out until a check has permitted it.
 */
export async function persistQueries(queries: QueryClient): Promise<void> {
  const owner = readOwner();
  if (owner === null) return;
  // Lists of versions before 0.1.
  localStorage.removeItem('boostdesk.kept');
  localStorage.setItem(OWNER_KEY, owner);
  followQueries(queries, owner);
  const { persistQuery } = createPersister(owner);
  const isPermitted = ({ queryKey: [, kind, id] }: Query) =>
    kind !== 'one' || queries.getQueryData(keys.orderPermission(Number(id))) === true;
  // Those without data are refused.
  const known = queries.getQueryCache().findAll({ predicate: (query) => isPersisted(query) && isPermitted(query) });
  await Promise.allSettled(known.map(persistQuery));
  await limitQueries(owner);
}

/** The persisted queries with this prefix of the key, without those of another owner and those that are too old. */
export async function readPersistedQueries(owner: string, queryKey: QueryKey): Promise<Query[]> {
  const copy = new QueryClient();
  await createPersister(owner).restoreQueries(copy, { queryKey });
  const all = copy.getQueryCache().getAll();
  copy.clear();
  return all;
}

/** Deletes all persisted queries. */
export async function deleteQueries(): Promise<void> {
  await clear(store);
  // A new session may have become the owner meanwhile.
  if (readPersistedOwner() === NOBODY) localStorage.removeItem(OWNER_KEY);
}
