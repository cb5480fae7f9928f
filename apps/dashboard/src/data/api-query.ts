import type { Query, QueryClient, QueryKey } from '@tanstack/query-core';
import { atomWithInfiniteQuery, atomWithQuery } from 'jotai-tanstack-query';
import { useMemo } from 'react';
import { useServices } from '../core/services-context.ts';
import { useAtomValue } from '../core/state.ts';
import { useLatest } from '../core/use-latest.ts';
import { isBeingDeleted } from './deleted-queries.ts';

/** Rebuilds the key from its hash, so that equal keys are the same object. */
const parseKey = (hash: string): QueryKey => {
  const key: unknown = JSON.parse(hash);
  return Array.isArray(key) ? key : [];
};

export interface ApiQueryOptions<T> {
  readonly key: QueryKey;
  readonly fetch: (signal: AbortSignal) => Promise<T>;
  readonly enabled?: boolean;
  /**
   * Refetch interval while the query is on the screen, in ms, for data that changes with time. A function can derive it
   * from the data.
   */
  readonly refetchInterval?: number | ((query: { readonly state: { readonly data: T | undefined } }) => number | false);
}

/** Runs a query. Components with the same key share it. */
export function useApiQuery<T>({ key, fetch, enabled = true, refetchInterval }: ApiQueryOptions<T>) {
  // The query keeps calling the function of the latest render.
  const latest = useLatest(fetch);
  const { queries } = useServices();
  const hash = JSON.stringify(key);
  const query = useMemo(
    () =>
      atomWithQuery(
        () => ({
          queryKey: parseKey(hash),
          enabled: (observed: Pick<Query, 'queryHash'>) => enabled && !isBeingDeleted(queries, observed),
          ...(refetchInterval !== undefined && { refetchInterval: refetchInterval }),
          queryFn: ({ signal }: { signal: AbortSignal }) => latest.current(signal),
        }),
        () => queries,
      ),
    [hash, enabled, refetchInterval, latest, queries],
  );
  return useAtomValue(query);
}

interface Page<I> {
  readonly items: I[];
  readonly next: string | null;
}

export interface ApiInfiniteQueryOptions<I> {
  readonly key: QueryKey;
  readonly fetchPage: (cursor: string | undefined, signal: AbortSignal) => Promise<Page<I>>;
  readonly enabled?: boolean;
  /** Refetches at each mount, for data whose events only reach users who view it. @default false */
  readonly refetchOnVisit?: boolean;
}

const pageOptions = <I>(fetchPage: ApiInfiniteQueryOptions<I>['fetchPage']) => ({
  initialPageParam: undefined as string | undefined,
  queryFn: ({ pageParam, signal }: { pageParam: string | undefined; signal: AbortSignal }) =>
    fetchPage(pageParam, signal),
  getNextPageParam: (page: Page<I>) => page.next ?? undefined,
});

/** Prefetches the first page of a list. */
export function prefetchPages<I>(queries: QueryClient, { key, fetchPage }: ApiInfiniteQueryOptions<I>): Promise<void> {
  return queries.prefetchInfiniteQuery({ queryKey: key, ...pageOptions(fetchPage) });
}

export function prefetch<T>(queries: QueryClient, { key, fetch }: ApiQueryOptions<T>): void {
  void queries.prefetchQuery({ queryKey: key, queryFn: ({ signal }) => fetch(signal) });
}

/** Runs an infinite query with keyset pages and returns its items as one list. */
export function useApiInfiniteQuery<I>({
  key,
  fetchPage,
  enabled = true,
  refetchOnVisit = false,
}: ApiInfiniteQueryOptions<I>) {
  const latest = useLatest(fetchPage);
  const { queries } = useServices();
  const hash = JSON.stringify(key);
  const query = useMemo(
    () =>
      atomWithInfiniteQuery(
        () => ({
          queryKey: parseKey(hash),
          enabled,
          refetchOnMount: refetchOnVisit ? ('always' as const) : true,
          ...pageOptions<I>((cursor, signal) => latest.current(cursor, signal)),
        }),
        () => queries,
      ),
    [hash, enabled, refetchOnVisit, latest, queries],
  );
  const state = useAtomValue(query);
  return { ...state, items: state.data?.pages.flatMap((page) => page.items) };
}
