import type { QueryKey } from '@tanstack/query-core';
import { useServices } from '../../core/services-context.ts';
import { useApiQuery } from '../../data/api-query.ts';

const MINUTE_MS = 60_000;

interface MinuteQueryOptions<T> {
  readonly key: QueryKey;
  readonly fetch: (options: { readonly signal: AbortSignal; readonly quiet: boolean }) => Promise<T>;
}

/**
 * Query with a refetch every minute, as rows become late by time alone (decision 0059). Background errors are silent
 * and keep the data.
 */
export function useMinuteQuery<T>({ key, fetch }: MinuteQueryOptions<T>) {
  const { queries } = useServices();
  return useApiQuery({
    key,
    fetch: (signal) => fetch({ signal, quiet: queries.getQueryData(key) !== undefined }),
    refetchInterval: MINUTE_MS,
  });
}
