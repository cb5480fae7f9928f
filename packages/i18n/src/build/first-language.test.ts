// @vitest-environment jsdom
import { LANGUAGES } from '@boostdesk/api-client/contract';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { languageOf } from '../languages.ts';
import { type FirstLanguageOptions, firstLanguageScript } from './first-language.ts';

const root = document.documentElement;

/** What the page says of itself before any script of the app has run: the script runs as the page has it. */
function open(address: string, handedOver: FirstLanguageOptions['handedOver'], languages: readonly string[]): string {
  history.replaceState({ key: 'kept' }, '', address);
  vi.stubGlobal('navigator', { languages });
  new Function(firstLanguageScript({ languages: LANGUAGES, handedOver }))();
  return root.lang;
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => {
  vi.unstubAllGlobals();
  history.replaceState(null, '', '/');
  root.lang = 'en';
  root.dir = 'ltr';
});

describe('the first of the browser’s languages that the product speaks is set when none was chosen', () => {
  test.each([
    [['de-AT', 'en'], 'de'],
    [['fr', 'ar-EG', 'de'], 'ar'],
    [['en-GB', 'de'], 'en'],
    [['fr'], 'en'],
    // Mapudungun begins like Arabic.
    [['arn', 'de'], 'de'],
    [[], 'en'],
  ])('%j: %s', (asked, language) => {
    expect(languageOf(asked)).toBe(language);
    expect(open('/', 'tab', asked)).toBe(language);
    expect(open('/', 'usual', asked)).toBe(language);
  });
});

test.each(LANGUAGES)('%s is set with its direction when it was chosen', (language) => {
  localStorage.setItem('boostdesk.language', JSON.stringify(language));
  expect(open('/', 'usual', ['fr', 'de', 'ar', 'en'])).toBe(language);
  expect(root.dir).toBe(language === 'ar' ? 'rtl' : 'ltr');
});

test.each(['{', '"tlh"', '7'])('a stored %s counts as nothing', (kept) => {
  localStorage.setItem('boostdesk.language', kept);
  localStorage.setItem('boostdesk.usualLanguage', kept);
  expect(open('/', 'usual', ['de'])).toBe('de');
});

describe('the language that the other app hands over', () => {
  test('is set instead of the chosen one for the tab, where the address counts first', () => {
    localStorage.setItem('boostdesk.language', '"en"');
    expect(open('/?lang=de', 'tab', ['ar'])).toBe('de');
    expect(open('/contact', 'tab', ['ar'])).toBe('de');
    expect(localStorage.getItem('boostdesk.language')).toBe('"en"');
  });

  test('is forgotten with the tab, and the chosen one is set again', () => {
    localStorage.setItem('boostdesk.language', '"en"');
    open('/?lang=de', 'tab', ['ar']);
    sessionStorage.clear();
    expect(open('/', 'tab', ['ar'])).toBe('en');
    expect(localStorage).toHaveLength(1);
  });

  test('is set when the user has chosen none, also on later visits', () => {
    expect(open('/loggedIn/abc?lang=de', 'usual', ['ar'])).toBe('de');
    expect(open('/', 'usual', ['ar'])).toBe('de');
  });

  test('leaves the one that the user chose', () => {
    localStorage.setItem('boostdesk.language', '"en"');
    expect(open('/loggedIn/abc?lang=de', 'usual', ['ar'])).toBe('en');
  });

  test('leaves the address, and nothing else of it or of its history entry does', () => {
    open('/logout?lang=ar&redirect=%2Forders%3Fa%3D1&reason=ended#top', 'tab', []);
    expect(location.href).toBe(`${location.origin}/logout?redirect=%2Forders%3Fa%3D1&reason=ended#top`);
    expect(history.state).toEqual({ key: 'kept' });
  });

  test.each(['tlh', '', '<b>'])('counts as nothing when it is “%s”', (tag) => {
    expect(open(`/?lang=${encodeURIComponent(tag)}`, 'tab', ['de'])).toBe('de');
    expect(location.search).toBe('');
    expect(localStorage).toHaveLength(0);
    expect(sessionStorage).toHaveLength(0);
  });

  test('is set on this page when the browser stores nothing', () => {
    vi.stubGlobal('localStorage', undefined);
    vi.stubGlobal('sessionStorage', undefined);
    expect(open('/?lang=ar', 'tab', ['de'])).toBe('ar');
  });
});
