import { ROLE } from '@boostdesk/auth';
import { expect, test } from 'vitest';
import { type ListState, toListState, toParams } from './list-state.ts';

const customer = { id: 1, role: ROLE.customer };
const booster = { id: 2, role: ROLE.booster };

test.each([
  ['', customer, { scope: 'mine', status: null }],
  ['view=all', customer, { scope: 'mine' }],
  ['view=board', customer, { scope: 'mine' }],
  ['view=board', booster, { scope: 'board' }],
  ['view=board&status=2', booster, { scope: 'board', status: null }],
  ['view=all', booster, { scope: 'mine' }],
  ['status=3', customer, { scope: 'mine', status: 3 }],
  ['status=9', customer, { status: null }],
  ['status=-1', customer, { status: null }],
  ['status=1e0', customer, { status: null }],
  ['archived=1&status=2', customer, { archived: true, status: null }],
  ['archived=yes', customer, { archived: false }],
  ['archived=1&view=board', booster, { scope: 'board', archived: false }],
  ['game=3', customer, { game: 3 }],
  ['game=99', customer, { game: null }],
  ['game=', customer, { game: null }],
  ['sort=price', customer, { sort: 'newest' }],
])('%j shows a role nothing beyond its permissions', (query, actor, expected) => {
  expect(toListState(new URLSearchParams(query), actor)).toMatchObject(expected);
});

test('a state survives a round trip through the URL', () => {
  const states: ListState[] = [
    { scope: 'mine', status: null, archived: false, game: null, text: '', sort: 'newest' },
    { scope: 'board', status: null, archived: false, game: 15, text: 'gold & up', sort: 'oldest' },
    { scope: 'mine', status: 1, archived: false, game: null, text: '#10482', sort: 'newest' },
    { scope: 'mine', status: null, archived: true, game: null, text: '', sort: 'newest' },
  ];
  for (const state of states) expect(toListState(toParams(state, booster), booster)).toEqual(state);
});

test.each([customer, booster])('the defaults of role $role are omitted from the URL', (actor) => {
  expect(toParams(toListState(new URLSearchParams('text=gold'), actor), actor).toString()).toBe('text=gold');
});
