// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import { I18nProvider } from '@lingui/react';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { i18n, setLocale } from './i18n.ts';
import { useDescription } from './use-description.ts';

const Page = () => {
  useDescription();
  return null;
};
const description = () => document.querySelector('meta[name=description]')?.getAttribute('content');
const [, written = ''] = /name="description" content="(.+?)"/.exec(readFileSync('index.html', 'utf8')) ?? [];

const root = createRoot(document.createElement('div'));
beforeEach(() => {
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true);
  document.head.innerHTML = '<meta name="description" content="">';
});
afterEach(() => act(() => setLocale('en')));

test('the meta description equals the one of index.html in English and follows the language', async () => {
  const page = (
    <I18nProvider i18n={i18n}>
      <Page />
    </I18nProvider>
  );
  await act(async () => root.render(page));
  expect(description()).toBe(written);
  await act(() => setLocale('de'));
  expect(description()).toMatch(/^Rank-Boosting für League of Legends/);
});
