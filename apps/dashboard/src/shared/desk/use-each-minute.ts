import type { QueryKey } from '@tanstack/query-core';
import { useServices } from '../../core/services-context.ts';
import { useRead } from '../../data/read.ts';

const MINUTE_MS = 60_000;

interface EachMinute<T> {
  readonly key: QueryKey;
  readonly read: (options: { readonly signal: AbortSignal; readonly quiet: boolean }) => Promise<T>;
}

/**
 * Query with a refetch every minute, as rows become late by time alone (decision 0059). Background errors are silent
 * and keep the data.
 */
export function useEachMinute<T>({ key, read }: EachMinute<T>) {
  const { queries } = useServices();
  return useRead({
    key,
    read: (signal) => read({ signal, quiet: queries.getQueryData(key) !== undefined }),
    every: MINUTE_MS,
  });
}
