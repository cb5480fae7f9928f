import { describe, expect, test } from 'vitest';
import { type Actor, ANONYMOUS, fitsEmployee, isAnonymous, isPartner, isTrialBooster } from './actor.ts';
import { can } from './can.ts';
import { guardPage } from './pages.ts';
import {
  isAdmin,
  isBooster,
  isCustomer,
  isModerator,
  isRole,
  isStaff,
  ROLE,
  type Role,
  roleNames,
  roles,
} from './roles.ts';

test.each([
  ['isAdmin', isAdmin, '1'],
  ['isBooster', isBooster, '2'],
  ['isCustomer', isCustomer, '3'],
  // @spec 6.0-5
  ['isModerator', isModerator, '45'],
  // @spec 2.2-3
  ['isStaff', isStaff, '145'],
])('%s is true for %s (SPEC §6)', (_name, test_, expected) => {
  expect(roles.filter((role) => test_({ role })).join('')).toBe(expected);
});

// @spec 6.0-1, 6.0-2, 6.0-3, 6.0-4, 6.0-5
test('the roles have the names of SPEC §6', () => {
  expect(roleNames).toEqual({ 1: 'admin', 2: 'booster', 3: 'customer', 4: 'moderator', 5: 'senior moderator' });
  expect(Object.values(ROLE)).toEqual([...roles]);
  expect([0, 1, 5, 6, '1', null].map(isRole)).toEqual([false, true, true, false, false, false]);
});

// @spec 3.1-3, 6.0-3
test('an anonymous visitor has role 3 and user id 0 (SPEC §3)', () => {
  expect([ANONYMOUS.role, ANONYMOUS.id, isAnonymous(ANONYMOUS), isAnonymous({ id: 1, role: 3 })]).toEqual([
    3,
    0,
    true,
    false,
  ]);
});

test.each([0, -1, Number.NaN, undefined, null, '7x'])('the id %s is anonymous and matches no object', (id) => {
  const nobody = (role: Role): Actor => ({ id: id as number, role });
  const order = {
    customerId: id as number,
    boosterId: id as number | null,
    status: 1,
    gameId: 3,
    platform: null,
    priceAmount: null,
  } as const;
  expect(isAnonymous(nobody(3))).toBe(true);
  expect(can('order.pause', nobody(3), order)).toBe(false);
  expect(can('order.drop', nobody(2), order)).toBe(false);
  expect(guardPage('/orders', nobody(3))).toEqual({ allow: false, to: 'relogin' });
});

// @spec 6.0-6
test('isTrialBooster is true for boosters whose employee has the trial flag', () => {
  const employee = { trial: true, games: null, platforms: [] };
  expect([
    isTrialBooster({ id: 1, role: 2, employee }),
    isTrialBooster({ id: 1, role: 2, employee: { ...employee, trial: false } }),
    isTrialBooster({ id: 1, role: 2 }),
    isTrialBooster({ id: 1, role: 4, employee }),
  ]).toEqual([true, false, false, false]);
});

// @spec 1.0-5, 6.0-7
test('isPartner is true unless affilate is null', () => {
  expect([isPartner({ affilate: null }), isPartner({ affilate: 0 }), isPartner({ affilate: 'x' })]).toEqual([
    false,
    true,
    true,
  ]);
  expect(isPartner({ affilate: undefined })).toBe(false);
});

type Facts = Parameters<typeof fitsEmployee>[0];
type Order = Parameters<typeof fitsEmployee>[1];

describe('fitsEmployee compares game and platform (SPEC §6)', () => {
  test.each<[string, Facts, Order, boolean]>([
    ['all games, no platform asked', { games: null, platforms: [] }, { gameId: 3, platform: null }, true],
    ['all games, platform had', { games: null, platforms: ['PC'] }, { gameId: 3, platform: 'PC' }, true],
    // @spec 1.0-3
    ['all games, platform not had', { games: null, platforms: ['PC'] }, { gameId: 3, platform: 'Mobile' }, false],
    ['game had', { games: [3], platforms: [] }, { gameId: 3, platform: null }, true],
    // @spec 1.0-3
    ['game not had', { games: [15], platforms: ['PC'] }, { gameId: 3, platform: 'PC' }, false],
    ...['', ' ', '\t', '\u00A0', '\u3000'].map((platform): [string, Facts, Order, boolean] => [
      `platform ${JSON.stringify(platform)} asked, which is none`,
      { games: null, platforms: ['PC'] },
      { gameId: 3, platform },
      true,
    ]),
    ['platform in blanks had', { games: null, platforms: ['PC'] }, { gameId: 3, platform: ' PC ' }, true],
    ['game not had, blank platform', { games: [15], platforms: ['PC'] }, { gameId: 3, platform: '' }, false],
    ['no game at all', { games: [], platforms: ['PC'] }, { gameId: 0, platform: 'PC' }, false],
  ])('%s', (_what, employee, order, fits) => {
    expect(fitsEmployee(employee, order)).toBe(fits);
  });
});
