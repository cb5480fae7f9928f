import { expect, test } from 'vitest';
import { findMatches } from './find-matches.ts';

test.each([
  ['Ahri tonight', 'ahri', ['Ahri']],
  ['Ahri tonight', 'tonight ah', ['Ahri', 'tonight']],
  ['Ahri tonight', 'ah tonight', ['tonight']],
  ['Schöne Grüße', 'grusse', ['Grüße']],
  ['Die Straße', 'STRASSE', ['Straße']],
  ['سأُكمل الطلب غدًا', 'سأكمل غدا', ['سأُكمل', 'غدًا']],
  ['He said “the jungle’s open”', '"jungle"', ['jungle']],
  ['nice👍 game', 'nice', ['nice']],
  ['the theme', 'the', ['the', 'theme']],
  ['nothing', '!!!', []],
  ['', 'a', []],
])('in %j, a search for %j marks %j', (text, query, marked) => {
  expect(findMatches(text, query).map(([from, to]) => text.slice(from, to))).toEqual(marked);
});
