import type { Query, QueryClient, QueryKey } from '@tanstack/query-core';
import { atomWithInfiniteQuery, atomWithQuery } from 'jotai-tanstack-query';
import { useMemo } from 'react';
import { useServices } from '../core/services-context.ts';
import { useAtomValue } from '../core/state.ts';
import { useLatest } from '../core/use-latest.ts';
import { isTakenAway } from './taken-away.ts';

/** The key comes back from its text, so that an equal key is the same one. */
const keyOf = (hash: string): QueryKey => {
  const key: unknown = JSON.parse(hash);
  return Array.isArray(key) ? key : [];
};

export interface ReadOptions<T> {
  readonly key: QueryKey;
  readonly read: (signal: AbortSignal) => Promise<T>;
  readonly enabled?: boolean;
  /** Read anew while somebody looks at it, every so many ms: time alone changes it. By what was read last where that says so. */
  readonly every?: number | ((query: { readonly state: { readonly data: T | undefined } }) => number | false);
}

/** Reads through the cache. Two readers of one key share a flight. */
export function useRead<T>({ key, read, enabled = true, every }: ReadOptions<T>) {
  // A reader is made anew with every render; the cache calls the newest one.
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
  /** Read whenever somebody comes to look at it, however fresh: what changes it is told to those alone who do. @default false */
  readonly everyVisit?: boolean;
}

const pages = <I>(read: ReadPagesOptions<I>['read']) => ({
  initialPageParam: undefined as string | undefined,
  queryFn: ({ pageParam, signal }: { pageParam: string | undefined; signal: AbortSignal }) => read(pageParam, signal),
  getNextPageParam: (page: Page<I>) => page.next ?? undefined,
});

/** Begins to read a list's first page before anything shows it. */
export function prefetchPages<I>(queries: QueryClient, { key, read }: ReadPagesOptions<I>): Promise<void> {
  return queries.prefetchInfiniteQuery({ queryKey: key, ...pages(read) });
}

/** Begins to read before anything shows it. */
export function prefetch<T>(queries: QueryClient, { key, read }: ReadOptions<T>): void {
  void queries.prefetchQuery({ queryKey: key, queryFn: ({ signal }) => read(signal) });
}

/** Reads a list that loads on by keyset; the pages come as one list. */
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
