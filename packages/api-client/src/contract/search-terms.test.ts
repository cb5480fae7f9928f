import { expect, test } from 'vitest';
import { searchTerms } from './search-terms.ts';

test('a list is searched for the first six words, whatever white space separates them', () => {
  expect(searchTerms('  one\ttwo  three ')).toEqual(['one', 'two', 'three']);
  expect(searchTerms('1 2 3 4 5 6 7')).toEqual(['1', '2', '3', '4', '5', '6']);
  expect(searchTerms(' ')).toEqual([]);
});
