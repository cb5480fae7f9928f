import { expect, it } from 'vitest';
import type { DataColumn } from '../data-table/data-table-types.ts';
import { findOverflowColumns } from './find-overflow-columns.ts';

const cell = () => null;
const columns: readonly DataColumn<unknown>[] = [
  { id: 'name', header: 'Name', cell, width: '120px', isRowHeader: true },
  { id: 'role', header: 'Role', cell, priority: 2 },
  { id: 'joined', header: 'Joined', cell, width: '120px', priority: 3 },
];

it.each([
  [1200, [], []],
  [700, [], ['joined']],
  [700, ['joined'], ['joined']],
  [400, ['role'], ['role', 'joined']],
] as const)('at %i px with hidden %j, the overflow columns are %j', (width, hidden, noRoom) => {
  expect(findOverflowColumns(columns, hidden, width, { widths: {}, hasSelection: false })).toEqual(noRoom);
});
