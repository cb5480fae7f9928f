import { defineConfig } from '@lingui/conf';
import { wordFiles } from './messages/package-words.ts';
import { phrases } from './messages/phrases.ts';
import { plainJson } from './messages/plain-json.ts';

export default defineConfig({
  sourceLocale: 'en',
  locales: ['de', 'ar'],
  catalogs: [
    {
      path: '<rootDir>/locales/{locale}',
      include: ['src', ...wordFiles],
      exclude: ['**/*.test.*', '**/words/phrase.ts'],
    },
  ],
  extractors: [phrases],
  format: plainJson,
});
