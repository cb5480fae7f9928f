import { expect, it, vi } from 'vitest';
import { createRowIds } from './row-ids.ts';

const rows = [{ id: 7 }, { id: 8 }, { id: 9 }];

it('creates single IDs on access and all of them once', () => {
  const getRowId = vi.fn(({ id }: { id: number }) => `#${id}`);
  const ids = createRowIds(rows, getRowId);
  expect(ids.count).toBe(3);
  expect(getRowId).not.toHaveBeenCalled();
  expect(ids.at(1)).toBe('#8');
  expect(getRowId).toHaveBeenCalledTimes(1);
  expect(ids.all()).toEqual(['#7', '#8', '#9']);
  expect(ids.all()).toBe(ids.all());
  expect(getRowId).toHaveBeenCalledTimes(4);
});

it('is undefined before the first and after the last row', () => {
  const ids = createRowIds(rows, ({ id }) => `#${id}`);
  expect([ids.at(-1), ids.at(3)]).toEqual([undefined, undefined]);
});
