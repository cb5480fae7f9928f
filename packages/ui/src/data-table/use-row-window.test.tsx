// @vitest-environment jsdom
import { act, createElement, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { unlaidPage } from '../testing/unlaid-page.ts';
import { DataTable } from './data-table.tsx';

const rowHeight = 44;
/** px of what stands above the rows of most pages. */
const above = 200;
let frames: FrameRequestCallback[] = [];
let root: Root;
let box: HTMLElement;

beforeEach(() => {
  frames = [];
  vi.useFakeTimers();
  vi.stubGlobal('requestAnimationFrame', (frame: FrameRequestCallback) => frames.push(frame));
  vi.stubGlobal('innerHeight', above + 10 * rowHeight);
  unlaidPage();
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
const nextFrame = () =>
  act(() => {
    for (const frame of frames.splice(0)) frame(0);
    vi.runAllTimers();
  });
const allFrames = () => {
  while (frames.length > 0) nextFrame();
};
/** Up to the next frame. */
const scrollTo = (top: number) => {
  vi.stubGlobal('scrollY', top);
  act(() => {
    dispatchEvent(new Event('scroll'));
    for (const frame of frames.splice(0)) frame(0);
  });
};
/** All but the head. */
const rows = () => box.querySelectorAll('[role=row]').length - 1;

test('rows that the window has no room for are drawn after the first frame, some with each', () => {
  draw(60);
  const seen = [rows()];
  while (frames.length > 0) {
    nextFrame();
    seen.push(rows());
  }
  expect(seen).toEqual([10, 18, 26, 34, 42, 50, 60]);
});

test('rows that are loaded on are drawn after a frame, those before them stay', () => {
  draw(50);
  allFrames();
  draw(90);
  expect(rows()).toBe(50);
  allFrames();
  expect(rows()).toBe(90);
});

test('a short list is whole at once, and a list that gets shorter too', () => {
  draw(9);
  expect(rows()).toBe(9);
  draw(60);
  allFrames();
  draw(30);
  expect(rows()).toBe(30);
});

test('a list that gets shorter while its rows come has them all, and comes in goes again when it grows', () => {
  draw(60);
  nextFrame();
  draw(16);
  expect(rows()).toBe(16);
  allFrames();
  draw(60);
  expect(rows()).toBe(16);
  allFrames();
  expect(rows()).toBe(60);
});

test('whoever scrolls on while rows come has all of them with the next frame', () => {
  draw(60);
  nextFrame();
  expect(rows()).toBe(18);
  scrollTo(900);
  expect(rows()).toBe(60);
});

test('a row that comes in takes no other out of the page', () => {
  draw(60);
  allFrames();
  draw(61);
  expect(rows()).toBe(61);
});

test('whoever comes back to a place further down has all rows with the first frame', () => {
  vi.stubGlobal('scrollY', 900);
  draw(60);
  act(() => {
    for (const frame of frames.splice(0)) frame(0);
  });
  expect(rows()).toBe(60);
});

test('whoever is brought to such a place once the rows are drawn has all of them with the first frame too', () => {
  draw(60);
  scrollTo(900);
  expect(rows()).toBe(60);
});

test('whoever is brought to the top waits for no rows below the window', () => {
  vi.stubGlobal('scrollY', 900);
  draw(60);
  scrollTo(0);
  expect(rows()).toBe(10);
});

test('a long list shows its first rows before it is measured, and draws none on a guess after that', async () => {
  const cell = vi.fn((row: string) => row);
  draw(5000, 'comfortable', cell);
  await act(() => import('./row-window-follower.tsx'));
  expect(rows()).toBe(10);
  nextFrame();
  expect(rows()).toBe(Math.ceil((above + 10 * rowHeight) / rowHeight) + 11);
  expect(cell.mock.calls.length).toBeLessThan(50);
});

test('a table that is narrower than was guessed, and has the same columns, draws no row twice', () => {
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
] as const)(
  'rows that are %s, in a window of %i px, are told as below it from the one at %i on',
  (density, height, first) => {
    vi.stubGlobal('innerHeight', height);
    draw(24, density);
    nextFrame();
    const rows = [...box.querySelectorAll('.bd-table__row[aria-rowindex]:not([aria-rowindex="1"])')];
    expect(rows.findIndex((row) => row.hasAttribute('data-below'))).toBe(first);
  },
);
