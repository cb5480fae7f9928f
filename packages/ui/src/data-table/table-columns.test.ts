import { describe, expect, it } from 'vitest';
import type { DataColumn } from './data-table-types.ts';
import { buildGridTemplate, defaultView, getMinRowWidth, getVisibleColumns, getWidthLimits } from './table-columns.ts';

const cell = () => null;
const columns: readonly DataColumn<unknown>[] = [
  { id: 'id', header: 'No.', cell, width: '72px', isAlwaysShown: true },
  { id: 'name', header: 'Name', cell, width: 'minmax(120px, 2fr)', isRowHeader: true, priority: 4 },
  { id: 'role', header: 'Role', cell, priority: 2 },
  { id: 'joined', header: 'Joined', cell, width: '120px', priority: 3 },
];

describe('getVisibleColumns', () => {
  it.each([
    [1200, [], ['id', 'name', 'role', 'joined']],
    [700, [], ['id', 'name', 'role']],
    [0, [], ['id', 'name']],
    [1200, ['joined', 'unknown'], ['id', 'name', 'role']],
    [1200, ['id', 'name'], ['id', 'name', 'role', 'joined']],
  ])('at %i px with hidden %j: %j', (width, hidden, shown) => {
    expect(getVisibleColumns(columns, hidden, width).map(({ id }) => id)).toEqual(shown);
  });
});

describe('getVisibleColumns with columns that fill the table', () => {
  const wide: readonly DataColumn<unknown>[] = [
    { id: 'number', header: 'No.', cell, width: '84px', isRowHeader: true },
    { id: 'service', header: 'Service', cell, width: 'minmax(180px, 2fr)' },
    { id: 'deadline', header: 'Deadline', cell, width: '108px', priority: 4 },
    { id: 'progress', header: 'Progress', cell, width: '712px', priority: 4 },
    { id: 'price', header: 'Price', cell, width: '104px' },
  ];
  const shown = (width: number, view = defaultView, hasSelection = false) =>
    getVisibleColumns(wide, view.hidden, width, { widths: view.widths, hasSelection }).map(({ id }) => id);

  it('hides the least important columns, last one first, instead of clipping others', () => {
    expect(shown(1204)).toEqual(['number', 'service', 'deadline', 'progress', 'price']);
    expect(shown(1203)).toEqual(['number', 'service', 'deadline', 'price']);
    expect(shown(1204, defaultView, true)).toEqual(['number', 'service', 'deadline', 'price']);
  });

  it('shows a hidden column when another is resized narrower, and not when it is resized wider', () => {
    const all = wide.map(({ id }) => id);
    expect(shown(1100, { hidden: [], widths: { progress: 600 } })).toEqual(all);
    const without = ['number', 'service', 'deadline', 'price'];
    expect(shown(1100)).toEqual(without);
    expect(shown(1100, { hidden: [], widths: { service: 400, deadline: 140 } })).toEqual(without);
  });

  it('never hides columns of the highest priority', () => {
    expect(shown(0)).toEqual(['number', 'service', 'price']);
  });
});

it('the minimum row width is the sum of minimum column widths, padding and checkbox', () => {
  expect(getMinRowWidth(columns, { widths: {}, hasSelection: false })).toBe(16 + 72 + 120 + 120);
  expect(getMinRowWidth(columns, { widths: { joined: 300 }, hasSelection: true })).toBe(16 + 48 + 72 + 120 + 120);
  expect(getMinRowWidth(columns, { widths: { joined: 90, role: 300 }, hasSelection: false })).toBe(16 + 72 + 120 + 90);
  expect(getMinRowWidth(columns, { widths: { joined: 20 }, hasSelection: false })).toBe(16 + 72 + 120 + 56);
});

it('grid tracks use resized widths and shrink if space is tight', () => {
  expect(buildGridTemplate(columns, { role: 200 }, true)).toBe(
    '48px 72px minmax(120px, 2fr) minmax(56px, 200px) 120px',
  );
  expect(buildGridTemplate(columns, {}, false)).toBe('72px minmax(120px, 2fr) minmax(0, 1fr) 120px');
});

describe('getWidthLimits', () => {
  const measured = new Map([
    ['id', 72],
    ['name', 320],
    ['role', 160],
    ['joined', 120],
  ]);
  const limits = (id: string, widths = {}) =>
    getWidthLimits(columns.find((column) => column.id === id) ?? columns[0]!, columns, { widths, measured });

  it('lets a column grow by what flexible columns can give', () => {
    expect(limits('id')).toEqual({ min: 56, max: 72 + 200 + 104 });
    expect(limits('name')).toEqual({ min: 56, max: 320 + 104 });
  });

  it('takes no width from a resized column', () => {
    expect(limits('name', { role: 160 })).toEqual({ min: 56, max: 320 });
  });
});
