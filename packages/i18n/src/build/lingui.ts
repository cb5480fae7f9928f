import { extractor as codeWords } from '@lingui/cli/api';
import { defineConfig } from '@lingui/conf';
import { formatter } from '@lingui/format-po';
import { packageWords, type WordFile, wordFiles } from './package-words.ts';

const PACKAGES = '../../packages';

/** What this package says itself. */
const OWN = ['bought-words.ts', 'ui-words/*-words.ts', 'unit-words.ts'].map((path) => `${PACKAGES}/i18n/src/${path}`);

/**
 * Lingui's settings for an app in `apps/`: English in its `src`, and a catalogue of each other language in `src/locales`. `words`: the
 * files of packages whose words the app shows, by default all.
 */
export const messagesOf = (words: readonly WordFile[] = wordFiles) =>
  defineConfig({
    sourceLocale: 'en',
    locales: ['de', 'ar'],
    catalogs: [
      {
        path: '<rootDir>/src/locales/{locale}/messages',
        include: ['src', ...OWN, ...words.map((file) => `${PACKAGES}/${file}`)],
        exclude: ['**/*.test.*', '**/testing/**'],
      },
    ],
    extractors: [packageWords, codeWords],
    orderBy: 'message',
    format: formatter({ lineNumbers: false }),
  });
