// @vitest-environment jsdom
import { LANGUAGES } from '@boostdesk/api-client/contract';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { languageOf } from '../languages.ts';
import { type FirstLanguageOptions, firstLanguageScript } from './first-language.ts';

const root = document.documentElement;

/** Runs the inlined script as the page does; returns the resulting language. */
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

describe('without a chosen language the first supported browser language is set', () => {
  test.each([
    [['de-AT', 'en'], 'de'],
    [['fr', 'ar-EG', 'de'], 'ar'],
    [['en-GB', 'de'], 'en'],
    [['fr'], 'en'],
    // The code of Mapudungun starts with that of Arabic.
    [['arn', 'de'], 'de'],
    [[], 'en'],
  ])('%j: %s', (asked, language) => {
    expect(languageOf(asked)).toBe(language);
    expect(open('/', 'tab', asked)).toBe(language);
    expect(open('/', 'usual', asked)).toBe(language);
  });
});

test.each(LANGUAGES)('the chosen language %s is set with its direction', (language) => {
  localStorage.setItem('boostdesk.language', JSON.stringify(language));
  expect(open('/', 'usual', ['fr', 'de', 'ar', 'en'])).toBe(language);
  expect(root.dir).toBe(language === 'ar' ? 'rtl' : 'ltr');
});

test.each(['{', '"tlh"', '7'])('the stored value %s is ignored', (stored) => {
  localStorage.setItem('boostdesk.language', stored);
  localStorage.setItem('boostdesk.usualLanguage', stored);
  expect(open('/', 'usual', ['de'])).toBe('de');
});

describe('the language in the URL of a link from the other app', () => {
  test('overrides the chosen language on all pages of this tab', () => {
    localStorage.setItem('boostdesk.language', '"en"');
    expect(open('/?lang=de', 'tab', ['ar'])).toBe('de');
    expect(open('/contact', 'tab', ['ar'])).toBe('de');
    expect(localStorage.getItem('boostdesk.language')).toBe('"en"');
  });

  test('is dropped with the tab, after which the chosen language is set again', () => {
    localStorage.setItem('boostdesk.language', '"en"');
    open('/?lang=de', 'tab', ['ar']);
    sessionStorage.clear();
    expect(open('/', 'tab', ['ar'])).toBe('en');
    expect(localStorage).toHaveLength(1);
  });

  test('is set on this and later visits when the user has chosen none', () => {
    expect(open('/loggedIn/abc?lang=de', 'usual', ['ar'])).toBe('de');
    expect(open('/', 'usual', ['ar'])).toBe('de');
  });

  test('does not override the language that the user chose', () => {
    localStorage.setItem('boostdesk.language', '"en"');
    expect(open('/loggedIn/abc?lang=de', 'usual', ['ar'])).toBe('en');
  });

  test('is removed from the URL, while the rest of the URL and the history state stay', () => {
    open('/logout?lang=ar&redirect=%2Forders%3Fa%3D1&reason=ended#top', 'tab', []);
    expect(location.href).toBe(`${location.origin}/logout?redirect=%2Forders%3Fa%3D1&reason=ended#top`);
    expect(history.state).toEqual({ key: 'kept' });
  });

  test.each(['tlh', '', '<b>'])('is ignored when it is “%s”', (tag) => {
    expect(open(`/?lang=${encodeURIComponent(tag)}`, 'tab', ['de'])).toBe('de');
    expect(location.search).toBe('');
    expect(localStorage).toHaveLength(0);
    expect(sessionStorage).toHaveLength(0);
  });

  test('is set on this page when the storage is unavailable', () => {
    vi.stubGlobal('localStorage', undefined);
    vi.stubGlobal('sessionStorage', undefined);
    expect(open('/?lang=ar', 'tab', ['de'])).toBe('ar');
  });
});
