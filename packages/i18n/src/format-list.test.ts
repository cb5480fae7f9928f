import { i18n } from '@lingui/core';
import { afterEach, expect, test } from 'vitest';
import { formatList, joinTexts } from './format-list.ts';

const inLocale = (locale: string, words: readonly string[]): string => {
  i18n.loadAndActivate({ locale, messages: {} });
  return formatList(words);
};
afterEach(() => i18n.loadAndActivate({ locale: 'en', messages: {} }));

test.each(['en', 'de'])('formatList in %s joins the texts unchanged', (locale) => {
  expect(inLocale(locale, ['Valorant', 'EU-West', 'Clash'])).toBe('Valorant, EU-West, Clash');
});

test('formatList in Arabic sets the right-to-left direction and isolates each item', () => {
  expect(inLocale('ar-u-nu-latn', ['Valorant', 'أوروبا'])).toBe('\u200f\u2068Valorant\u2069، \u2068أوروبا\u2069');
});

test.each(['en', 'ar'])('formatList in %s returns an empty string for an empty list', (locale) => {
  expect(inLocale(locale, [])).toBe('');
});

test('in Arabic the sign of a number stays before its digits when a Latin name follows', () => {
  i18n.loadAndActivate({ locale: 'ar', messages: {} });
  expect(joinTexts(['#10423', 'TFT Hyper Roll'], ' ')).toBe('\u200f\u2068#10423\u2069 \u2068TFT Hyper Roll\u2069');
});
