import { expect, test } from 'vitest';
import { findPasswordProblem } from './password-strength.ts';

const EMAIL = 'robin.lund@boostdesk.example';

test.each([
  ['          ', 'different'],
  ['aaaaaaaaaa', 'different'],
  ['1212121212', 'different'],
  ['1234567890', 'easy to guess'],
  ['0987654321', 'easy to guess'],
  ['abcdefghij', 'easy to guess'],
  ['QwertyUiop', 'easy to guess'],
  [EMAIL, 'email address'],
  [' Robin.Lund@Boostdesk.example', 'email address'],
  ['robin.lund', 'email address'],
  ['１２３４５６７８９０', 'easy to guess'],
  ['ａａａａａaaaaa', 'different'],
])('findPasswordProblem rejects %j', (password, words) => {
  expect(findPasswordProblem(password, EMAIL)?.english).toContain(words);
});

test.each(['boost-demo-1', 'a long password', 'correct horse 9', '12345678 and more', 'пароль-длинный'])(
  'findPasswordProblem accepts the password %j',
  (password) => {
    expect(findPasswordProblem(password, EMAIL)).toBeNull();
  },
);
