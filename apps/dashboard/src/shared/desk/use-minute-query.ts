import type { QueryKey } from '@tanstack/query-core';
import { useServices } from '../../core/services-context.ts';
import { type QuietErrors, useApiQuery } from '../../data/api-query.ts';

const MINUTE_MS = 60_000;

interface MinuteQueryOptions<T> {
  readonly key: QueryKey;
  readonly fetch: (options: { readonly signal: AbortSignal; readonly quiet: QuietErrors }) => Promise<T>;
}

/**
 * Query with a refetch every minute, as rows become late by time alone (decision 0059). Background errors are silent
 * and keep the data.
 */
export function useMinuteQuery<T>({ key, fetch }: MinuteQueryOptions<T>) {
  const { queries } = useServices();
  return useApiQuery({
    key,
    fetch: (signal, quiet) =>
      fetch({ signal, quiet: (error) => queries.getQueryData(key) !== undefined || quiet(error) }),
    refetchInterval: MINUTE_MS,
  });
}
