import { QueryClient, QueryObserver } from '@tanstack/query-core';
import { expect, test } from 'vitest';
import { findOldestRestoredData, findOldestVisibleData } from './data-age.ts';

test('findOldestVisibleData returns the oldest time of the active queries, and ignores inactive ones', () => {
  const queries = new QueryClient();
  const read = (key: string, updatedAt: number) => queries.setQueryData([key], key, { updatedAt });
  const show = (key: string) =>
    new QueryObserver(queries, {
      queryKey: [key],
      queryFn: () => new Promise<string>(() => undefined),
      staleTime: Infinity,
    }).subscribe(() => undefined);
  expect(findOldestVisibleData(queries)).toBeNull();
  read('unseen', 1_000);
  read('list', 3_000);
  read('counts', 2_000);
  expect(findOldestVisibleData(queries)).toBeNull();
  const stops = ['list', 'counts', 'never read'].map(show);
  expect(findOldestVisibleData(queries)).toBe(2_000);
  for (const stop of stops) stop();
  expect(findOldestVisibleData(queries)).toBeNull();
});

test('findOldestRestoredData returns the time of data of an earlier visit until it is fetched', () => {
  const queries = new QueryClient();
  const stop = new QueryObserver(queries, {
    queryKey: ['list'],
    queryFn: () => new Promise<string>(() => undefined),
  }).subscribe(() => undefined);
  expect(findOldestRestoredData(queries)).toBeNull();
  queries
    .getQueryCache()
    .find({ queryKey: ['list'] })
    ?.setState({ data: 'list', dataUpdatedAt: 1_000 });
  expect(findOldestRestoredData(queries)).toBe(1_000);
  queries.setQueryData(['list'], 'fetched');
  expect(findOldestRestoredData(queries)).toBeNull();
  stop();
});
