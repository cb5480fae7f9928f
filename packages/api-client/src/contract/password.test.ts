import { expect, test } from 'vitest';
import { auth } from './auth.ts';

const Password = auth.newPassword.request.shape.newPassword;

test.each([
  ['ten letters', 'correcthor', true],
  ['nine letters', 'correctho', false],
  ['nine emojis of two code units each', '🐎🔋🧷🌲🍋🎲🚲🪁🧊', false],
  ['ten emojis', '🐎🔋🧷🌲🍋🎲🚲🪁🧊🌈', true],
  ['nine letters with a combining mark, which NFKC composes', 'correctho\u0301', false],
  ['ten letters, each with a combining mark', 'áéíóúàèìòù'.normalize('NFD'), true],
  ['eight letters and a ligature of three', 'correcthﬃ', true],
  ['full-width letters', 'ｃｏｒｒｅｃｔｈｏ', false],
  ['nothing', '', false],
])('a new password of %s is long enough: %s, %s', (_, password, isLongEnough) => {
  expect(Password.safeParse(password).success).toBe(isLongEnough);
});

test('a password that is too short has the issue that names the least number of characters', () => {
  expect(Password.safeParse('🐎🔋🧷').error?.issues).toMatchObject([
    { code: 'too_small', origin: 'string', minimum: 10 },
  ]);
});
