// @vitest-environment jsdom
import { LANGUAGES } from '@boostdesk/api-client/contract';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { i18n } from './i18n.ts';
import { chooseLanguage } from './language.ts';

const root = document.documentElement;

beforeEach(() => localStorage.clear());
afterEach(async () => {
  chooseLanguage('en');
  await expect.poll(() => i18n.locale).toBe('en');
});

test.each(LANGUAGES)('choosing %s sets the language of the page and stores it for later visits', async (language) => {
  chooseLanguage(language);
  await expect.poll(() => root.lang).toBe(language);
  await expect.poll(() => root.dir).toBe(language === 'ar' ? 'rtl' : 'ltr');
  expect(localStorage.getItem('boostdesk.language')).toBe(JSON.stringify(language));
});

test('the chosen language replaces the tab language set by a link', async () => {
  sessionStorage.setItem('boostdesk.language', '"de"');
  chooseLanguage('ar');
  await expect.poll(() => root.lang).toBe('ar');
  expect(sessionStorage.getItem('boostdesk.language')).toBeNull();
});
