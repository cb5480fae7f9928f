import { expect, it, onTestFinished } from 'vitest';
import {
  formatDate,
  formatDateTime,
  formatDaySpan,
  formatDuration,
  formatMoney,
  formatRelative,
  formatSigned,
  formatTabCount,
  truncateText,
} from './format.ts';
import { i18n } from './i18n.ts';

it.each([
  [0, '1 second'],
  [45, '45 seconds'],
  [60, '1 minute'],
  [3 * 3600 + 20 * 60 + 5, '3 hours, 20 minutes'],
  [2 * 86_400 + 59, '2 days, 59 seconds'],
])('%i seconds are formatted in at most two units', (seconds, words) => {
  expect(formatDuration(seconds)).toBe(words);
});

it.each([
  [92_00, '$92.00'],
  [-5_00, '−$5.00'],
  [0, '$0.00'],
  [-0, '$0.00'],
])('%i cents are %s: zero has no minus', (cents, words) => {
  expect(formatMoney(cents, 'USD')).toBe(words);
});

it.each([
  [0, { count: '0' }],
  [999, { count: '999' }],
  [1_000, { count: '999+', wholeCount: '1,000' }],
  [42_118, { count: '999+', wholeCount: '42,118' }],
])('%i has at most four characters in a tab', (count, words) => {
  expect(formatTabCount(count)).toEqual(words);
});

const DAY = 86_400;
it.each([
  [8 * DAY - 60, 'in 8 days'],
  [7 * DAY + 3600, 'in 7 days'],
  [DAY - 1, 'tomorrow'],
  [DAY - 3600, 'in 23 hours'],
  [3599, 'in 1 hour'],
  [90, 'in 2 minutes'],
  [-59, 'now'],
  [-60, '1 minute ago'],
  [-(2 * 3600 + 60), '2 hours ago'],
  [-(DAY + 60), 'yesterday'],
])('a moment %i seconds from now is rounded to the nearest unit', (seconds, words) => {
  const now = new Date('2026-11-22T12:00:00Z');
  expect(formatRelative(new Date(now.getTime() + seconds * 1000).toISOString(), now)).toBe(words);
});

it.each([
  ['just thirty characters of text', 'just thirty characters of text'],
  ['a bit more than thirty characters', 'a bit more than thirty charact…'],
  ['👩‍👩‍👧'.repeat(30), '👩‍👩‍👧'.repeat(30)],
  ['🇩🇪'.repeat(31), `${'🇩🇪'.repeat(30)}…`],
  ['e\u0301'.repeat(31), `${'e\u0301'.repeat(30)}…`],
])('truncateText counts 30 characters of %j as a reader does', (text, shown) => {
  expect(truncateText(text, 30)).toBe(shown);
});

it.each([
  ['en', 'Nov 3, 2026', 'Nov 3, 2026, 2:05:09 PM'],
  ['de', '03.11.2026', '03.11.2026, 14:05:09'],
  ['ar', '03\u200f/11\u200f/2026', '03\u200f/11\u200f/2026، 2:05:09 م'],
])("dates use the reader's medium format: %s", (language, day, moment) => {
  const before = i18n.locale;
  onTestFinished(() => i18n.activate(before));
  i18n.loadAndActivate({ locale: language, messages: {} });
  const at = new Date(2026, 10, 3, 14, 5, 9).toISOString();
  expect([formatDate(at), formatDateTime(at)]).toEqual([day, moment]);
});

it.each([
  ['en', '2026-11-03', '2026-11-24', 'Nov 3 – 24, 2026'],
  ['en', '2026-11-03', '2026-11-03', 'Nov 3, 2026'],
  ['de', '2026-11-03', '2026-11-24', '03.–24.11.2026'],
])('calendar days use the short format: %s, %s to %s', (language, from, to, words) => {
  const before = i18n.locale;
  onTestFinished(() => i18n.activate(before));
  i18n.loadAndActivate({ locale: language, messages: {} });
  expect(formatDaySpan({ from, to }).replaceAll('\u2009', ' ')).toBe(words);
});

it.each([
  ['en', 500, '+500'],
  ['en', -1_200, '−1,200'],
  ['de', -1, '−1'],
  // The mark keeps the sign before the digits between Arabic letters.
  ['ar', 1, '\u200e+1'],
  ['ar', -1, '\u200e−1'],
])('in %s, %i has its sign before the digits', (language, value, expected) => {
  const before = i18n.locale;
  onTestFinished(() => i18n.activate(before));
  i18n.loadAndActivate({ locale: language, messages: {} });
  expect(formatSigned(value)).toBe(expected);
});
