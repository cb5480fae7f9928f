import { defineConfig } from '@lingui/conf';
import { messageExtractor } from './messages/message-extractor.ts';
import { packageFiles } from './messages/package-messages.ts';
import { plainJson } from './messages/plain-json.ts';

export default defineConfig({
  sourceLocale: 'en',
  locales: ['de', 'ar'],
  catalogs: [
    {
      path: '<rootDir>/locales/{locale}',
      include: ['src', ...packageFiles],
      exclude: ['**/*.test.*', '**/i18n/message.ts'],
    },
  ],
  extractors: [messageExtractor],
  format: plainJson,
});
