import { expect, test } from 'vitest';
import type { Notice, Paged } from '../data/header-lists.ts';
import { restoreCleared } from './notifications.ts';

const notice = (id: number): Notice => ({
  id,
  message: `n${id}`,
  createdAt: '2026-01-02T03:04:05.000Z',
  seen: 1,
  order: null,
  path: null,
});
const pagesOf = (...pages: number[][]): Paged<Notice> => ({
  pages: pages.map((ids) => ({ items: ids.map(notice), next: null })),
  pageParams: pages.map(() => undefined),
});
const shown = ({ pages }: Paged<Notice>) => pages.map(({ items }) => items.map(({ id }) => id));

test('restoreCleared inserts cleared notifications below newer ones', () => {
  const before = pagesOf([4, 3], [2, 1]);
  expect(shown(restoreCleared(before)(pagesOf([6, 5])))).toEqual([
    [6, 5, 4, 3],
    [2, 1],
  ]);
  expect(shown(restoreCleared(before)(pagesOf([])))).toEqual([
    [4, 3],
    [2, 1],
  ]);
});

test('restoreCleared adds no duplicates', () => {
  expect(shown(restoreCleared(pagesOf([2, 1]))(pagesOf([3, 2])))).toEqual([[3, 2, 1]]);
});
