// @vitest-environment jsdom
import { act, createElement, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { stubLayout } from '../testing/stub-layout.ts';
import { DataTable } from './data-table.tsx';

const rowHeight = 44;
/** In px. */
const above = 200;
let root: Root;
let box: HTMLElement;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('innerHeight', above + 10 * rowHeight);
  stubLayout();
  box = document.body.appendChild(document.createElement('div'));
  root = createRoot(box);
});

afterEach(() => {
  act(() => root.unmount());
  box.remove();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const draw = (
  count: number,
  density: 'comfortable' | 'compact' = 'comfortable',
  cell = (row: string): ReactNode => row,
) =>
  act(() =>
    root.render(
      createElement(DataTable<string>, {
        label: 'Orders',
        density,
        rows: Array.from({ length: count }, (_, place) => `${place}`),
        getRowId: (row) => row,
        columns: [{ id: 'id', header: 'Id', cell }],
      }),
    ),
  );
const rows = () => box.querySelectorAll('[role=row]').length - 1;

test('a list of up to 100 rows renders completely, also after it grows or shrinks', () => {
  for (const count of [60, 100, 30, 31]) {
    draw(count);
    expect(rows()).toBe(count);
  }
});

test('a long list renders one screenful first, then the rows around the viewport', async () => {
  const cell = vi.fn((row: string) => row);
  draw(5000, 'comfortable', cell);
  expect(rows()).toBe(10);
  await act(() => import('./row-virtualizer.tsx'));
  expect(rows()).toBe(Math.ceil((above + 10 * rowHeight) / rowHeight) + 11);
  expect(cell.mock.calls.length).toBeLessThan(50);
});

test('a long list renders all rows while the page is printed', async () => {
  draw(300);
  await act(() => import('./row-virtualizer.tsx'));
  const before = rows();
  expect(before).toBeLessThan(300);
  act(() => void window.dispatchEvent(new Event('beforeprint')));
  expect(rows()).toBe(300);
  act(() => void window.dispatchEvent(new Event('afterprint')));
  expect(rows()).toBe(before);
});

test('a table that gets narrower without hiding a column renders no row again', () => {
  const cell = vi.fn((row: string) => row);
  const columns = [{ id: 'id', header: 'Id', cell }];
  const getRowId = (row: string) => row;
  act(() =>
    root.render(createElement(DataTable<string>, { label: 'Orders', rows: ['1', '2', '3'], getRowId, columns })),
  );
  expect(cell).toHaveBeenCalledTimes(3);
});

test.each([
  ['comfortable', 1000, 19],
  ['compact', 1000, 23],
  ['comfortable', 600, 10],
] as const)('rows of %s in a window of %i px count as below the fold from index %i', (density, height, first) => {
  vi.stubGlobal('innerHeight', height);
  draw(24, density);
  const rows = [...box.querySelectorAll('.bd-table__row[aria-rowindex]:not([aria-rowindex="1"])')];
  expect(rows.findIndex((row) => row.hasAttribute('data-below'))).toBe(first);
});
