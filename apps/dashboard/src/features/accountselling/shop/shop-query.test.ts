import { describe, expect, test } from 'vitest';
import { toAreaState } from '../../../shared/area/area-state.ts';
import { isFiltered, showsPurchases, toShopQuery } from './shop-query.ts';

const filters = [
  { name: 'game', label: 'Game', options: [{ id: 3, label: 'League of Legends' }] },
  { name: 'mine', label: 'Mine' },
];
const area = {
  filters,
  columns: [{ id: 'price', sort: 'price' }],
  defaultSort: { sort: 'id', direction: 'descending' },
} as const;
const stateOf = (address: string) => toAreaState(new URLSearchParams(address), area);

describe('toShopQuery', () => {
  test('requests only accounts that are for sale', () => {
    expect(toShopQuery(stateOf('game=3&sort=price'), filters)).toEqual({
      filter: { game: [3], state: ['forSale'] },
      sort: 'price',
      direction: 'ascending',
    });
  });

  test('requests purchases in every status', () => {
    expect(toShopQuery(stateOf('mine=yes'), filters)).toEqual({
      filter: { mine: true },
      sort: 'id',
      direction: 'descending',
    });
  });
});

test.each([
  ['', false, false],
  ['mine=yes', false, true],
  ['game=3', true, false],
  ['text=euw&mine=yes', true, true],
])('the URL "%s" is filtered: %s, shows purchases: %s', (address, filtered, purchases) => {
  expect(isFiltered(stateOf(address))).toBe(filtered);
  expect(showsPurchases(stateOf(address))).toBe(purchases);
});
