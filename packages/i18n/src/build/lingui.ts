import { extractor as codeWords } from '@lingui/cli/api';
import { defineConfig } from '@lingui/conf';
import { formatter } from '@lingui/format-po';
import { type MessageFile, messageFiles, packageMessages } from './package-messages.ts';

const PACKAGES = '../../packages';

const OWN_FILES = ['*-label.ts', 'ui-messages/*-messages.ts'].map((path) => `${PACKAGES}/i18n/src/${path}`);

/**
 * Creates the Lingui configuration of an app in `apps/`: English in its `src`, other catalogues in `src/locales`.
 * @param files files of packages whose messages the app shows; by default all
 */
export const createLinguiConfig = (files: readonly MessageFile[] = messageFiles) =>
  defineConfig({
    sourceLocale: 'en',
    locales: ['de', 'ar'],
    catalogs: [
      {
        path: '<rootDir>/src/locales/{locale}/messages',
        include: ['src', ...OWN_FILES, ...files.map((file) => `${PACKAGES}/${file}`)],
        exclude: ['**/*.test.*', '**/testing/**'],
      },
    ],
    extractors: [packageMessages, codeWords],
    orderBy: 'message',
    format: formatter({ lineNumbers: false }),
  });
