import { useLayoutEffect } from 'react';
import { expect, test } from 'vitest';
import { useServices } from '../core/services-context.ts';
import { renderInApp } from '../testing/in-app.tsx';
import { useApiInfiniteQuery, useApiQuery } from './api-query.ts';
import { createQueryClient } from './query-client.ts';

const KEY = ['order', 'one', 7];
const never = () => new Promise<never>(() => undefined);

const One = () => <p>{useApiQuery<string>({ key: KEY, fetch: never }).data}</p>;
const List = () => <p>{useApiInfiniteQuery<string>({ key: KEY, fetchPage: never }).items?.join()}</p>;

/** Restores outdated data after the component was rendered and before it subscribes to the query. */
const Restore = ({ data }: { readonly data: unknown }) => {
  const { queries } = useServices();
  useLayoutEffect(() => {
    const query = queries.getQueryCache().find({ queryKey: KEY });
    query?.setState({ data, dataUpdatedAt: 1, status: 'success', isInvalidated: true });
  }, [queries, data]);
  return null;
};

test.each([
  { name: 'a query', shown: <One />, data: 'restored' },
  { name: 'a list', shown: <List />, data: { pages: [{ items: ['restored'], next: null }], pageParams: [undefined] } },
])('$name shows data that is restored between its render and its effects', async ({ shown, data }) => {
  const queries = createQueryClient();
  queries.prefetchQuery({ queryKey: KEY, queryFn: never }).catch(() => undefined);
  const node = [<Restore key="restore" data={data} />, <div key="shown">{shown}</div>];
  const { page } = await renderInApp({ node, answers: {}, services: { queries } });
  expect(page.textContent).toBe('restored');
});
