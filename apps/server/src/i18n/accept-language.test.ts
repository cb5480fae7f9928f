import { expect, test } from 'vitest';
import { negotiateLanguage, parseAcceptLanguage } from './accept-language.ts';

test.each([
  ['de', 'de'],
  ['DE-at', 'de'],
  ['fr-CH, fr;q=0.9, en;q=0.8, de;q=0.7, *;q=0.5', 'en'],
  ['en;q=0.2, ar;q=0.4', 'ar'],
  ['de;q=0, ar;q=0.1', 'ar'],
  ['fr', null],
  ['*', null],
  ['', null],
  [undefined, null],
  ['de;q=much', null],
  [`${'x'.repeat(600)},de`, null],
])('parseAcceptLanguage returns the supported language of %j: %j', (header, language) => {
  expect(parseAcceptLanguage(header)).toBe(language);
});

test('negotiateLanguage falls back to English', () => {
  expect(negotiateLanguage('fr')).toBe('en');
  expect(negotiateLanguage('ar')).toBe('ar');
});
