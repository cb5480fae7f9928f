import { describe, expect, it } from 'vitest';
import { fitServerProblem, toFormProblem } from './form-problem.ts';
import type { FormIssue } from './form-schema.ts';

const names = ['email', 'games'];

describe('what a schema finds', () => {
  it.each<[string, FormIssue[], object]>([
    ['at a field', [{ message: 'No address', path: ['email'] }], { message: null, fields: { email: 'No address' } }],
    [
      'in a part of a value: at the part and at its field',
      [{ message: 'No game', path: [{ key: 'games' }, 0] }],
      { message: null, fields: { games: 'No game', 'games.0': 'No game' } },
    ],
    [
      'several things at one field: the first',
      [
        { message: 'Too short', path: ['email'] },
        { message: 'No address', path: ['email'] },
      ],
      { message: null, fields: { email: 'Too short' } },
    ],
    ['of the whole', [{ message: 'One of the two' }], { message: 'One of the two', fields: {} }],
    [
      'at what the form does not show: of the whole, each sentence once',
      [
        { message: 'Too old', path: ['version'] },
        { message: 'Too old', path: ['id'] },
      ],
      { message: 'Too old', fields: {} },
    ],
  ])('%s', (_, issues, problem) => expect(toFormProblem(names, issues)).toEqual(problem));

  it("says it in the form's own words", () => {
    const issues = [
      { message: 'Too small', path: ['games', 0] },
      { message: 'Invalid', path: ['email'] },
    ];
    const { fields } = toFormProblem(names, issues, { games: 'Choose a game' });
    expect(fields).toEqual({ games: 'Choose a game', 'games.0': 'Choose a game', email: 'Invalid' });
  });
});

describe('what a server refuses', () => {
  it.each([
    [
      { message: null, fields: { email: 'Taken' } },
      { message: null, fields: { email: 'Taken' } },
    ],
    [
      { message: 'Wrong', fields: {} },
      { message: 'Wrong', fields: {} },
    ],
    [
      { message: null, fields: { version: 'Too old' } },
      { message: 'Too old', fields: {} },
    ],
    [
      { message: 'Wrong', fields: { version: 'Too old' } },
      { message: 'Wrong', fields: {} },
    ],
  ])('%o', (refused, problem) => expect(fitServerProblem(names, refused)).toEqual(problem));
});
