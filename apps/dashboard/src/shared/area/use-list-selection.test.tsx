import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeEach, expect, test, vi } from 'vitest';
import type { AreaQuery } from './area-view.ts';
import { useListSelection } from './use-list-selection.ts';

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
});

let last: ReturnType<typeof useListSelection> | undefined;

const Rows = ({ query }: { readonly query: AreaQuery }) => {
  last = useListSelection(query);
  return null;
};

test('the selection is kept for the same list, and cleared by another search, filter or order', async () => {
  const root = createRoot(document.createElement('div'));
  const ask = (query: AreaQuery) => act(async () => root.render(<Rows query={query} />));
  await ask({ text: 'mina' });
  await act(async () => last?.onChange(new Set(['1', '2'])));
  expect([...(last?.selected ?? [])]).toEqual(['1', '2']);
  await ask({ text: 'mina' });
  expect([...(last?.selected ?? [])]).toEqual(['1', '2']);
  await ask({ text: 'mina', sort: 'name', direction: 'descending' });
  expect([...(last?.selected ?? [])]).toEqual([]);
  await act(async () => last?.onChange(new Set(['3'])));
  await ask({ text: 'mina', filter: { banned: true } });
  expect([...(last?.selected ?? [])]).toEqual([]);
});
