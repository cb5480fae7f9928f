import { expect, test } from 'vitest';
import { wantedWords } from './wanted-words.ts';

test('a list is searched for the first six words, whatever white space separates them', () => {
  expect(wantedWords('  one\ttwo  three ')).toEqual(['one', 'two', 'three']);
  expect(wantedWords('1 2 3 4 5 6 7')).toEqual(['1', '2', '3', '4', '5', '6']);
  expect(wantedWords(' ')).toEqual([]);
});
