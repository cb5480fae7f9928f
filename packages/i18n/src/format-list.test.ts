import { i18n } from '@lingui/core';
import { afterEach, expect, test } from 'vitest';
import { formatList, joinTexts } from './format-list.ts';

const inLocale = (locale: string, words: readonly string[]): string => {
  i18n.loadAndActivate({ locale, messages: {} });
  return formatList(words);
};
afterEach(() => i18n.loadAndActivate({ locale: 'en', messages: {} }));

test.each(['en', 'de'])('in %s the words are joined as they are', (locale) => {
  expect(inLocale(locale, ['Valorant', 'EU-West', 'Clash'])).toBe('Valorant, EU-West, Clash');
});

test('in Arabic a list that starts with Latin letters is laid out from right to left, with each word isolated', () => {
  expect(inLocale('ar-u-nu-latn', ['Valorant', 'أوروبا'])).toBe('\u200f\u2068Valorant\u2069، \u2068أوروبا\u2069');
});

test.each(['en', 'ar'])('in %s an empty list is an empty text', (locale) => {
  expect(inLocale(locale, [])).toBe('');
});

test('in Arabic the sign of a number stays before its digits when a Latin name follows', () => {
  i18n.loadAndActivate({ locale: 'ar', messages: {} });
  expect(joinTexts(['#10423', 'TFT Hyper Roll'], ' ')).toBe('\u200f\u2068#10423\u2069 \u2068TFT Hyper Roll\u2069');
});
