import { extractor as codeWords } from '@lingui/cli/api';
import { defineConfig } from '@lingui/conf';
import { formatter } from '@lingui/format-po';
import { packageWords, wordFiles } from './messages/package-words.ts';

export default defineConfig({
  sourceLocale: 'en',
  locales: ['de', 'ar'],
  catalogs: [
    {
      path: '<rootDir>/src/locales/{locale}/messages',
      include: ['src', ...wordFiles],
      exclude: ['**/*.test.*', '**/testing/**'],
    },
  ],
  extractors: [packageWords, codeWords],
  orderBy: 'message',
  format: formatter({ lineNumbers: false }),
});
