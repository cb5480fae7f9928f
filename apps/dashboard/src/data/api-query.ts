import type { ApiError } from '@boostdesk/api-client';
import type { Actor } from '@boostdesk/auth';
import {
  hashKey,
  type InfiniteData,
  type Query,
  type QueryClient,
  type QueryKey,
  replaceEqualDeep,
} from '@tanstack/query-core';
import { atomWithInfiniteQuery, atomWithQuery } from 'jotai-tanstack-query';
import { useEffect, useMemo } from 'react';
import type { Services } from '../core/services.ts';
import { useServices } from '../core/services-context.ts';
import { type Atom, atom, useAtomValue } from '../core/state.ts';
import { useLatest } from '../core/use-latest.ts';
import { isBeingDeleted } from './deleted-queries.ts';
import { isRestored } from './query-client.ts';

/** The user and services that a screen's queries need. */
export interface QueryDeps extends Pick<Services, 'api' | 'queries'> {
  readonly actor: Actor;
  /** Undefined during the boot. */
  readonly live?: Pick<Services['live'], 'status'>;
}

/** Rebuilds the key from its hash, so that equal keys are the same object. */
const parseKey = (hash: string): QueryKey => {
  const key: unknown = JSON.parse(hash);
  return Array.isArray(key) ? key : [];
};

/** Whether an error of the query needs no toast; the option `quiet` of its calls. */
export type QuietErrors = (error: ApiError) => boolean;

export interface ApiQueryOptions<T> {
  readonly key: QueryKey;
  readonly fetch: (signal: AbortSignal, quiet: QuietErrors) => Promise<T>;
  readonly enabled?: boolean;
  /** How long data counts as fresh, in ms. @default 30 s */
  readonly staleTime?: number;
  /**
   * Refetch interval while the query is on the screen, in ms, for data that changes with time. A function can derive it
   * from the data.
   */
  readonly refetchInterval?: number | ((query: { readonly state: { readonly data: T | undefined } }) => number | false);
}

/** Reads the atom of a query, with changes made between the render and its subscription, which the atom misses. */
function useQueryAtom<T>(query: Atom<T>, queries: QueryClient, hash: string): T {
  const state = useAtomValue(query);
  // biome-ignore lint/correctness/useExhaustiveDependencies(query): each atom subscribes separately
  useEffect(() => {
    for (const observer of queries.getQueryCache().get(hash)?.observers ?? []) observer.updateResult();
  }, [query, queries, hash]);
  return state;
}

/** Runs a query. Components with the same key share it. */
export function useApiQuery<T>({ key, fetch, enabled = true, staleTime, refetchInterval }: ApiQueryOptions<T>) {
  // The query keeps calling the function of the latest render.
  const latest = useLatest(fetch);
  const { queries, live } = useServices();
  const hash = hashKey(key);
  const query = useMemo(() => {
    const queryKey = parseKey(hash);
    const isShownInline = isErrorShownInline({ queries, live }, queryKey);
    return atomWithQuery(
      () => ({
        queryKey,
        enabled: (observed: Pick<Query, 'queryHash'>) => enabled && !isBeingDeleted(queries, observed),
        ...(staleTime !== undefined && { staleTime }),
        ...(refetchInterval !== undefined && { refetchInterval }),
        queryFn: ({ signal }: { signal: AbortSignal }) => latest.current(signal, isShownInline),
      }),
      () => queries,
    );
  }, [hash, enabled, staleTime, refetchInterval, latest, queries, live]);
  return useQueryAtom(query, queries, hash);
}

interface Page<I> {
  readonly items: I[];
  readonly next: string | null;
  /** Cursor of the page before it, for lists that start in the middle. */
  readonly previous?: string | null;
}

export interface ApiInfiniteQueryOptions<I> {
  readonly key: QueryKey;
  readonly fetchPage: (cursor: string | undefined, signal: AbortSignal, quiet: QuietErrors) => Promise<Page<I>>;
  readonly enabled?: boolean;
  /** Refetches at each mount, for data whose events only reach users who view it. @default false */
  readonly refetchOnVisit?: boolean;
  /** Combines fetched pages with the cached ones, which events may have changed during the fetch. @default the fetched pages */
  readonly merge?: (cached: Pages<I>, fetched: Pages<I>) => Pages<I>;
}

type Pages<I> = InfiniteData<Page<I>, string | undefined>;

/** As TanStack Query, keeps the identity of equal parts. */
const mergeOptions = <I>(merge: ApiInfiniteQueryOptions<I>['merge']) =>
  merge && {
    structuralSharing: (cached: unknown, fetched: unknown) =>
      replaceEqualDeep(cached, cached === undefined ? fetched : merge(cached as Pages<I>, fetched as Pages<I>)),
  };

const pageOptions = <I>(fetchPage: ApiInfiniteQueryOptions<I>['fetchPage'], quiet: QuietErrors) => ({
  initialPageParam: undefined as string | undefined,
  queryFn: ({ pageParam, signal }: { pageParam: string | undefined; signal: AbortSignal }) =>
    fetchPage(pageParam, signal, quiet),
  getNextPageParam: (page: Page<I>) => page.next ?? undefined,
  getPreviousPageParam: (page: Page<I>) => page.previous ?? undefined,
});

/** Prefetches the first page of a list. */
export function prefetchPages<I>(queries: QueryClient, { key, fetchPage }: ApiInfiniteQueryOptions<I>): Promise<void> {
  return queries.prefetchInfiniteQuery({
    queryKey: key,
    ...pageOptions(fetchPage, isErrorShownInline({ queries }, key)),
  });
}

/** Fetches a query outside a component, unless the cached data is fresh. */
export const fetchApiQuery = <T>(queries: QueryClient, { key, fetch, staleTime }: ApiQueryOptions<T>): Promise<T> =>
  queries.fetchQuery({
    queryKey: key,
    ...(staleTime !== undefined && { staleTime }),
    queryFn: ({ signal }) => fetch(signal, isErrorShownInline({ queries }, key)),
  });

export function prefetch<T>(queries: QueryClient, query: ApiQueryOptions<T>): void {
  fetchApiQuery(queries, query).catch(() => undefined);
}

/** Runs an infinite query with keyset pages and returns its items as one list. */
export function useApiInfiniteQuery<I>({
  key,
  fetchPage,
  enabled = true,
  refetchOnVisit = false,
  merge,
}: ApiInfiniteQueryOptions<I>) {
  const latest = useLatest(fetchPage);
  const { queries, live } = useServices();
  const hash = hashKey(key);
  const query = useMemo(() => {
    const queryKey = parseKey(hash);
    const pages = atomWithInfiniteQuery(
      () => ({
        queryKey,
        enabled,
        refetchOnMount: refetchOnVisit ? ('always' as const) : true,
        ...pageOptions<I>((...page) => latest.current(...page), isErrorShownInline({ queries, live }, queryKey)),
        ...mergeOptions(merge),
      }),
      () => queries,
    );
    return atom((get) => {
      const state = get(pages);
      const isOld = isRestored(queries.getQueryState(queryKey));
      // The next page belongs to the page that is being fetched.
      return { ...state, isRestored: isOld, hasNextPage: state.hasNextPage && !isOld };
    });
  }, [hash, enabled, refetchOnVisit, merge, latest, queries, live]);
  const state = useQueryAtom(query, queries, hash);
  return { ...state, items: state.data?.pages.flatMap((page) => page.items) };
}

/** The browser notices a lost network before the socket does. */
const isDisconnected = (live: QueryDeps['live']): boolean => !navigator.onLine || live?.status() === 'offline';

/**
 * Whether the screen shows an 'offline' error of a query itself, so that it needs no toast (decision 0067): a screen
 * without fetched data shows the first error, and with data the offline banner does. Errors of later retries without
 * data get a toast.
 */
export const isErrorShownInline =
  ({ queries, live }: Pick<QueryDeps, 'queries' | 'live'>, key: QueryKey): QuietErrors =>
  ({ code }) => {
    if (code !== 'offline') return false;
    if (hasFetched(queries, key)) return isDisconnected(live);
    return (queries.getQueryState(key)?.errorUpdateCount ?? 0) === 0;
  };

/** The same for an item whose screen also says that there is none (404). */
export const orMissing =
  (quiet: QuietErrors): QuietErrors =>
  (error) =>
    error.code === 'not_found' || quiet(error);

/** Whether a query has data that was fetched in this visit. */
export function hasFetched(queries: QueryClient, key: QueryKey): boolean {
  const state = queries.getQueryState(key);
  return state?.data !== undefined && !isRestored(state);
}
