import { describe, expect, it } from 'vitest';
import type { DataColumn } from './data-table-types.ts';
import { shownColumns, tracks, widthLimits } from './table-columns.ts';

const cell = () => null;
const columns: readonly DataColumn<unknown>[] = [
  { id: 'id', header: 'No.', cell, width: '72px', isAlwaysShown: true },
  { id: 'name', header: 'Name', cell, width: 'minmax(120px, 2fr)', isRowHeader: true, priority: 4 },
  { id: 'role', header: 'Role', cell, priority: 2 },
  { id: 'joined', header: 'Joined', cell, width: '120px', priority: 3 },
];

describe('shownColumns', () => {
  it.each([
    [1200, [], ['id', 'name', 'role', 'joined']],
    [700, [], ['id', 'name', 'role']],
    [0, [], ['id', 'name']],
    [1200, ['joined', 'unknown'], ['id', 'name', 'role']],
    [1200, ['id', 'name'], ['id', 'name', 'role', 'joined']],
  ])('at %i px without %j: %j', (width, hidden, shown) => {
    expect(shownColumns(columns, hidden, width).map(({ id }) => id)).toEqual(shown);
  });
});

it('tracks take drawn widths, which give way where there is no room', () => {
  expect(tracks(columns, { role: 200 }, true)).toBe('48px 72px minmax(120px, 2fr) minmax(56px, 200px) 120px');
  expect(tracks(columns, {}, false)).toBe('72px minmax(120px, 2fr) minmax(0, 1fr) 120px');
});

describe('widthLimits', () => {
  const measured = new Map([
    ['id', 72],
    ['name', 320],
    ['role', 160],
    ['joined', 120],
  ]);
  const limits = (id: string, widths = {}) =>
    widthLimits(columns.find((column) => column.id === id) ?? columns[0]!, columns, { widths, measured });

  it('lets a column take what those that follow the room can give', () => {
    expect(limits('id')).toEqual({ min: 56, max: 72 + 200 + 104 });
    expect(limits('name')).toEqual({ min: 56, max: 320 + 104 });
  });

  it('takes nothing from a column that was drawn', () => {
    expect(limits('name', { role: 160 })).toEqual({ min: 56, max: 320 });
  });
});
