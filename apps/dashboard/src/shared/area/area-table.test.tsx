import { FakeApiError } from '@boostdesk/api-client/testing';
import { act } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createQueryClient, keys } from '../../data/query-client.ts';
import { renderInApp } from '../../testing/in-app.tsx';
import { stubLayout } from '../../testing/stub-layout.ts';
import { AreaScreen } from './area-screen.tsx';
import type { AreaView } from './area-view.ts';

const page = { items: [{ id: 1 }], next: null, total: 1 };

const defaultSort = { sort: 'id', direction: 'ascending' } as const;
type Row = { readonly id: number };

const areaOf = (getPage: AreaView<Row>['api']['getPage'], more: Partial<AreaView<Row>> = {}): AreaView<Row> => ({
  name: 'users',
  title: 'Users',
  icon: 'users',
  api: { getPage, get: async () => ({ row: { id: 1 } }) },
  columns: [{ id: 'id', header: 'Number', text: ({ id }) => `#${id}` }],
  filters: [],
  defaultSort,
  searchHint: 'Number',
  nameOf: ({ id }) => `#${id}`,
  card: () => null,
  emptyText: '',
  ...more,
});

test('a selected row of an earlier visit can be exported only after it has been fetched', async () => {
  stubLayout();
  const response = Promise.withResolvers<typeof page>();
  const area = areaOf(() => response.promise);
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
  const area = areaOf(async () => page, {
    columns: [
      { id: 'id', header: 'Number', text: ({ id }) => `#${id}` },
      { id: 'sum', header: 'Sum', text: () => '1,240', value: () => 1240 },
    ],
  });
  const { settle } = await renderInApp({ node: <AreaScreen area={area} />, answers: {} });
  await settle();
  const buttons = [...document.querySelectorAll<HTMLElement>('button')];
  await act(async () => buttons.find((one) => one.textContent === 'CSV')?.click());
  await settle();
  expect(await Promise.all(files.map((file) => file.text()))).toEqual(['Number;Sum\r\n#1;1240\r\n']);
});

test('a search goes on while its pages are empty, until it is stopped, and again on request', async () => {
  stubLayout();
  const pages = [
    { items: [], next: 'b', total: null },
    { items: [], next: 'c', total: null },
    { items: [{ id: 7 }], next: null, total: null },
  ];
  const held = Promise.withResolvers<void>();
  const asked: (string | undefined)[] = [];
  const area = areaOf(async (request) => {
    asked.push(request?.cursor);
    if (request?.cursor === 'b') await held.promise;
    return pages[asked.length - 1] ?? page;
  });
  const { page: shown, settle } = await renderInApp({ node: <AreaScreen area={area} />, answers: {} });
  const press = (name: string) =>
    act(async () => [...shown.querySelectorAll('button')].find((one) => one.textContent === name)?.click());
  await settle();
  expect(shown.querySelector('.bd-empty-text')?.textContent).toBe('The rest of the list is being searched.');
  await press('Stop');
  await act(async () => held.resolve());
  await settle();
  expect(shown.querySelector('.bd-empty-text')?.textContent).toBe('The rest of the list wasn’t searched.');
  expect(asked).toEqual([undefined, 'b']);
  await press('Search the rest');
  await settle();
  expect(asked).toEqual([undefined, 'b', 'c']);
  expect(shown.textContent).toContain('#7');
});

test('a failed search of older rows is tried again on request only', async () => {
  stubLayout();
  let attempts = 0;
  const area = areaOf(async (request) => {
    if (request?.cursor === undefined) return { items: [], next: 'b', total: null };
    attempts += 1;
    if (attempts === 1) throw new FakeApiError('conflict');
    return { items: [{ id: 7 }], next: null, total: null };
  });
  const { page: shown, settle } = await renderInApp({ node: <AreaScreen area={area} />, answers: {} });
  await settle();
  expect(shown.querySelector('.bd-empty-text')?.textContent).toBe('The rest of the list couldn’t be searched.');
  expect(attempts).toBe(1);
  const again = [...shown.querySelectorAll('button')].find((one) => one.textContent === 'Search the rest');
  await act(async () => again?.click());
  await settle();
  expect(shown.textContent).toContain('#7');
});
