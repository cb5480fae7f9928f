import { describe, expect, it } from 'vitest';
import { fitServerProblem, toFormProblem } from './form-problem.ts';
import type { FormIssue } from './form-schema.ts';

const names = ['email', 'games'];

describe('toFormProblem', () => {
  it.each<[string, FormIssue[], object]>([
    [
      'puts the message of an issue at its field',
      [{ message: 'No address', path: ['email'] }],
      { message: null, fields: { email: 'No address' } },
    ],
    [
      'puts a nested issue at its path and its field',
      [{ message: 'No game', path: [{ key: 'games' }, 0] }],
      { message: null, fields: { games: 'No game', 'games.0': 'No game' } },
    ],
    [
      'keeps the first of several issues of a field',
      [
        { message: 'Too short', path: ['email'] },
        { message: 'No address', path: ['email'] },
      ],
      { message: null, fields: { email: 'Too short' } },
    ],
    [
      'puts an issue without a path in the form message',
      [{ message: 'One of the two' }],
      { message: 'One of the two', fields: {} },
    ],
    [
      'puts issues of unknown fields in the form message, each text once',
      [
        { message: 'Too old', path: ['version'] },
        { message: 'Too old', path: ['id'] },
      ],
      { message: 'Too old', fields: {} },
    ],
  ])('%s', (_, issues, problem) => expect(toFormProblem(names, issues)).toEqual(problem));

  it("uses the form's own error messages", () => {
    const issues = [
      { message: 'Too small', path: ['games', 0] },
      { message: 'Invalid', path: ['email'] },
    ];
    const { fields } = toFormProblem(names, issues, { games: 'Choose a game' });
    expect(fields).toEqual({ games: 'Choose a game', 'games.0': 'Choose a game', email: 'Invalid' });
  });
});

describe('fitServerProblem', () => {
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
