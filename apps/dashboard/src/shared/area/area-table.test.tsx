import { act } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';
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

test('a chosen separator is stored in the browser and used for the next file', async () => {
  stubLayout();
  localStorage.setItem('boostdesk.csvSeparator', JSON.stringify(';'));
  onTestFinished(() => localStorage.clear());
  const files: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    files.push(file as Blob);
    return 'blob:';
  });
  const area: AreaView<{ readonly id: number }> = {
    name: 'users',
    title: 'Users',
    icon: 'users',
    api: { getPage: async () => page, get: async () => ({ row: { id: 1 } }) },
    columns: [
      { id: 'id', header: 'Number', text: ({ id }) => `#${id}` },
      { id: 'sum', header: 'Sum', text: () => '1,240', value: () => 1240 },
    ],
    filters: [],
    defaultSort: { sort: 'id', direction: 'ascending' },
    searchHint: 'Number',
    nameOf: ({ id }) => `#${id}`,
    card: () => null,
    emptyText: '',
  };
  const { settle } = await renderInApp({ node: <AreaScreen area={area} />, answers: {} });
  await settle();
  const buttons = [...document.querySelectorAll<HTMLElement>('button')];
  await act(async () => buttons.find((one) => one.textContent === 'CSV')?.click());
  await settle();
  expect(await Promise.all(files.map((file) => file.text()))).toEqual(['Number;Sum\r\n#1;1240\r\n']);
});
