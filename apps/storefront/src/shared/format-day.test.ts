// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest';
import { setLocale } from '../app/i18n.ts';
import { formatDay } from './format-day.ts';

afterEach(() => setLocale('en'));

test('formatDay uses the reader’s time zone', () => {
  expect(formatDay(new Date(2026, 10, 28, 23, 59).toISOString())).toBe('November 28');
});

test('formatDay uses the language of the page', async () => {
  await setLocale('de');
  expect(formatDay(new Date(2026, 10, 28, 12).toISOString())).toBe('28. November');
});
