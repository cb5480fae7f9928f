import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES } from '@boostdesk/api-client/contract';
import { describe, expect, test } from 'vitest';
import { languageOf } from './language.ts';

const html = readFileSync(join(import.meta.dirname, '../../index.html'), 'utf8');
const script = /<script>([\s\S]*?)<\/script>/.exec(html)?.[1] ?? '';

/** What the page says of itself before any script of the app has run. */
function firstPaint(kept: string | null, languages: readonly string[]) {
  const root = { lang: 'en', dir: '', dataset: {} };
  const page = { documentElement: root };
  const storage = { getItem: (key: string) => (key === 'boostdesk.language' ? kept : null) };
  new Function('document', 'localStorage', 'navigator', script)(page, storage, { languages });
  return root;
}

const cases: readonly (readonly [asked: readonly string[], language: string])[] = [
  [['de-AT', 'en'], 'de'],
  [['fr', 'ar-EG', 'de'], 'ar'],
  [['en-GB', 'de'], 'en'],
  [['fr'], 'en'],
  // Mapudungun begins like Arabic.
  [['arn', 'de'], 'de'],
  [[], 'en'],
];

describe('who has chosen no language is spoken to in the first of their browser’s that we speak', () => {
  test.each(cases)('%j: %s', (asked, language) => {
    expect(languageOf(asked)).toBe(language);
    expect(firstPaint(null, asked).lang).toBe(language);
  });
});

test.each(LANGUAGES)('who has chosen %s is spoken to in it from the first paint on', (language) => {
  const { lang, dir } = firstPaint(JSON.stringify(language), ['fr', 'de', 'ar', 'en']);
  expect([lang, dir]).toEqual([language, language === 'ar' ? 'rtl' : 'ltr']);
});

test('what the browser keeps may be broken', () => {
  expect(firstPaint('{', ['de']).lang).toBe('de');
  expect(firstPaint('"tlh"', ['de']).lang).toBe('de');
});
