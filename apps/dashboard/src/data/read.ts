import type { Query, QueryClient, QueryKey } from '@tanstack/query-core';
import { atomWithInfiniteQuery, atomWithQuery } from 'jotai-tanstack-query';
import { useMemo } from 'react';
import { useServices } from '../core/services-context.ts';
import { useAtomValue } from '../core/state.ts';
import { useLatest } from '../core/use-latest.ts';
import { isTakenAway } from './taken-away.ts';

/** Rebuilds the key from its hash, so that equal keys are the same object. */
const keyOf = (hash: string): QueryKey => {
  const key: unknown = JSON.parse(hash);
  return Array.isArray(key) ? key : [];
};

export interface ReadOptions<T> {
  readonly key: QueryKey;
  readonly read: (signal: AbortSignal) => Promise<T>;
  readonly enabled?: boolean;
  /**
   * Refetch interval while the query is on the screen, in ms, for data that changes with time. A function can derive it
   * from the data.
   */
  readonly every?: number | ((query: { readonly state: { readonly data: T | undefined } }) => number | false);
}

/** Runs a query. Components with the same key share it. */
export function useRead<T>({ key, read, enabled = true, every }: ReadOptions<T>) {
  // The query keeps calling the function of the latest render.
  const latest = useLatest(read);
  const { queries } = useServices();
  const hash = JSON.stringify(key);
  const query = useMemo(
    () =>
      atomWithQuery(
        () => ({
          queryKey: keyOf(hash),
          enabled: (asked: Pick<Query, 'queryHash'>) => enabled && !isTakenAway(queries, asked),
          ...(every !== undefined && { refetchInterval: every }),
          queryFn: ({ signal }: { signal: AbortSignal }) => latest.current(signal),
        }),
        () => queries,
      ),
    [hash, enabled, every, latest, queries],
  );
  return useAtomValue(query);
}

interface Page<I> {
  readonly items: I[];
  readonly next: string | null;
}

export interface ReadPagesOptions<I> {
  readonly key: QueryKey;
  readonly read: (cursor: string | undefined, signal: AbortSignal) => Promise<Page<I>>;
  readonly enabled?: boolean;
  /** Refetches at each mount, for data whose events only reach users who view it. @default false */
  readonly everyVisit?: boolean;
}

const pages = <I>(read: ReadPagesOptions<I>['read']) => ({
  initialPageParam: undefined as string | undefined,
  queryFn: ({ pageParam, signal }: { pageParam: string | undefined; signal: AbortSignal }) => read(pageParam, signal),
  getNextPageParam: (page: Page<I>) => page.next ?? undefined,
});

/** Prefetches the first page of a list. */
export function prefetchPages<I>(queries: QueryClient, { key, read }: ReadPagesOptions<I>): Promise<void> {
  return queries.prefetchInfiniteQuery({ queryKey: key, ...pages(read) });
}

export function prefetch<T>(queries: QueryClient, { key, read }: ReadOptions<T>): void {
  void queries.prefetchQuery({ queryKey: key, queryFn: ({ signal }) => read(signal) });
}

/** Runs an infinite query with keyset pages and returns its items as one list. */
export function useReadPages<I>({ key, read, enabled = true, everyVisit = false }: ReadPagesOptions<I>) {
  const latest = useLatest(read);
  const { queries } = useServices();
  const hash = JSON.stringify(key);
  const query = useMemo(
    () =>
      atomWithInfiniteQuery(
        () => ({
          queryKey: keyOf(hash),
          enabled,
          refetchOnMount: everyVisit ? ('always' as const) : true,
          ...pages<I>((cursor, signal) => latest.current(cursor, signal)),
        }),
        () => queries,
      ),
    [hash, enabled, everyVisit, latest, queries],
  );
  const state = useAtomValue(query);
  return { ...state, items: state.data?.pages.flatMap((page) => page.items) };
}
