import { describe, expect, onTestFinished, test, vi } from 'vitest';
import {
  type AreaAddress,
  type AreaState,
  renameParams,
  toAreaParams,
  toAreaQuery,
  toAreaState,
} from './area-state.ts';

const area: AreaAddress = {
  filters: [
    {
      name: 'role',
      label: 'Role',
      options: [
        { id: 1, label: 'Admin' },
        { id: 3, label: 'Customer' },
      ],
    },
    { name: 'banned', label: 'Banned' },
    { name: 'day', label: 'Date', kind: 'days' },
    { name: 'at', label: 'At', kind: 'moments' },
    { name: 'order', label: 'Order number', kind: 'number' },
  ],
  columns: [{ id: 'name', sort: 'name' }, { id: 'email' }, { id: 'orders', sort: 'orders' }],
  defaultSort: { sort: 'orders', direction: 'descending' },
};
const plain: AreaState = { text: '', filter: {}, sort: area.defaultSort, hidden: null, open: null };
const read = (address: string) => toAreaState(new URLSearchParams(address), area);

describe('the address of an area', () => {
  test.each<[string, Partial<AreaState>]>([
    ['', {}],
    ['text=mina', { text: 'mina' }],
    ['role=1', { filter: { role: ['1'] } }],
    ['role=3,1', { filter: { role: ['1', '3'] } }],
    ['role=9', {}],
    ['banned=yes', { filter: { banned: true } }],
    ['banned=no', { filter: { banned: false } }],
    ['banned=perhaps', {}],
    ['day=2026-11-01..2026-11-30', { filter: { day: { from: '2026-11-01', to: '2026-11-30' } } }],
    ['day=2026-11-30..2026-11-01', {}],
    ['at=2026-11-01..2026-11-30', { filter: { at: { from: '2026-11-01', to: '2026-11-30' } } }],
    ['order=10482', { filter: { order: ['10482'] } }],
    ['order=0', {}],
    ['order=1e3', {}],
    ['sort=name', { sort: { sort: 'name', direction: 'ascending' } }],
    ['sort=-name', { sort: { sort: 'name', direction: 'descending' } }],
    ['sort=email', {}],
    ['sort=toString', {}],
    ['hide=', { hidden: [] }],
    ['hide=email,nothing', { hidden: ['email'] }],
    ['row=12', { open: 12 }],
    ['row=new', { open: 'new' }],
    ['row=0', {}],
    ['row=1e9', {}],
    [`text=${'a'.repeat(200)}`, { text: 'a'.repeat(100) }],
  ])('is parsed into a state, without unknown values: %s', (address, state) => {
    expect(read(address)).toEqual({ ...plain, ...state });
  });

  test('is restored from its state', () => {
    for (const address of [
      '',
      'text=a+b&role=1,3&banned=no&day=2026-11-01..2026-11-02&sort=-name&hide=email&row=7',
      'hide=',
      'row=new',
    ]) {
      const once = toAreaParams(read(address), area);
      expect(read(once.toString())).toEqual(read(address));
      expect(toAreaParams(read(once.toString()), area).toString()).toBe(once.toString());
    }
  });
});

test("toAreaQuery uses the contract's values", () => {
  expect(toAreaQuery(read('text=mina&role=3&banned=no&day=2026-11-01..2026-11-02&sort=name'), area.filters)).toEqual({
    text: 'mina',
    filter: { role: [3], banned: false, day: { from: '2026-11-01', to: '2026-11-02' } },
    sort: 'name',
    direction: 'ascending',
  });
  expect(toAreaQuery(read('text=+'), area.filters)).toEqual({ sort: 'orders', direction: 'descending' });
});

test("toAreaQuery converts days of moments by the reader's time zone", () => {
  vi.stubEnv('TZ', 'Pacific/Auckland');
  onTestFinished(() => void vi.unstubAllEnvs());
  expect(toAreaQuery(read('order=10001&at=2026-07-01..2026-07-01'), area.filters).filter).toEqual({
    order: 10_001,
    at: { since: '2026-06-30T12:00:00.000Z', before: '2026-07-01T12:00:00.000Z' },
  });
});

test.each([
  ['payout=7', 'row=7'],
  ['text=mina&payout=7', 'text=mina&row=7'],
  ['payout=7&row=8', 'row=8'],
  ['row=8', undefined],
  ['', undefined],
])('an old address, %j, is renamed to %j', (before, now) => {
  expect(renameParams(new URLSearchParams(before), { payout: 'row' })?.toString()).toBe(now);
});
