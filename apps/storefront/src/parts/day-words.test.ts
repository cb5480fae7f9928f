import { expect, test } from 'vitest';
import { dayWords } from './day-words.ts';

test('a day is said as its reader has it', () => {
  expect(dayWords(new Date(2026, 10, 28, 23, 59).toISOString())).toBe('November 28');
});
