import { act } from 'react';
import { expect, test } from 'vitest';
import { createQueryClient, keys } from '../../data/query-client.ts';
import { renderInApp } from '../../testing/in-app.tsx';
import { stubLayout } from '../../testing/stub-layout.ts';
import { AreaScreen } from './area-screen.tsx';
import type { AreaView } from './area-view.ts';

const page = { items: [{ id: 1 }], next: null, total: 1 };

test('a selected row of an earlier visit can be exported only after it has been fetched', async () => {
  stubLayout();
  const response = Promise.withResolvers<typeof page>();
  const defaultSort = { sort: 'id', direction: 'ascending' } as const;
  const area: AreaView<{ readonly id: number }> = {
    name: 'users',
    title: 'Users',
    icon: 'users',
    api: { getPage: () => response.promise, get: async () => ({ row: { id: 1 } }) },
    columns: [{ id: 'id', header: 'Number', text: ({ id }) => `#${id}` }],
    filters: [],
    defaultSort,
    searchHint: 'Number',
    nameOf: ({ id }) => `#${id}`,
    card: () => null,
    emptyText: '',
  };
  const queries = createQueryClient();
  const restored = { pages: [page], pageParams: [undefined] };
  queries
    .getQueryCache()
    .build(queries, { queryKey: keys.areaPage('users', defaultSort) })
    .setState({ data: restored, dataUpdatedAt: 1, status: 'success' });
  const { settle } = await renderInApp({ node: <AreaScreen area={area} />, answers: {}, services: { queries } });
  const exportButton = () => document.querySelector('.bd-bulk button');
  await act(async () => document.querySelector<HTMLElement>('.bd-table__checkbox')?.click());
  await settle();
  expect(exportButton()).toBeNull();
  await act(async () => response.resolve(page));
  await settle();
  expect(exportButton()?.textContent).toBe('CSV');
});
