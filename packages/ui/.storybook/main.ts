import type { StorybookConfig } from '@storybook/react-vite';
import { storyNameFromExport } from 'storybook/internal/csf';
import type { Indexer } from 'storybook/internal/types';
import { defaultClientConditions } from 'vite';
import { watchOptions } from '../../../tools/web/await-write-finish.ts';
import { toSentenceCase } from '../src/sentence-case.ts';
import { addStoryCode } from './code/story-code-plugin.ts';
import { createTestIndexer } from './test-stories.ts';

/** Props shared by all react-aria components, left out of the controls. */
const commonPropSources =
  /^(GlobalDOM|AriaLabeling|AriaValidation|DOMProps|FocusableDOM|TextInputDOMEvents|StyleRender|DOMRender|Slot|Hover|Keyboard)/;

const isControllable = ({ name, fileName }: { readonly name: string; readonly fileName: string }) =>
  fileName.includes('ui/src/') ||
  (/\/(react-|@react-)(aria|stately|types)/.test(fileName) && !commonPropSources.test(name));

/** Controls come from the types, because most props are inherited from react-aria. */
const docgen = {
  tsconfigPath: `${import.meta.dirname}/../tsconfig.json`,
  shouldExtractLiteralValuesFromEnum: true,
  shouldRemoveUndefinedFromOptional: true,
  // Includes story files, because some stories document a stateful wrapper.
  exclude: [],
  propFilter: ({ name, declarations }) =>
    !/^(aria-|UNSTABLE_|className$)/.test(name) && (declarations ?? []).some(isControllable),
} satisfies NonNullable<StorybookConfig['typescript']>['reactDocgenTypescriptOptions'];

/** Fonts of Storybook's manager, which is built without the stories' styles. */
const createFontDir = (font: string) => ({
  from: `../node_modules/@fontsource-variable/${font}/files/${font}-latin-wght-normal.woff2`,
  to: `/fonts/${font}.woff2`,
});

/** Names stories in sentence case, like every text of the product. Their IDs stay. */
const nameInSentenceCase = (indexer: Indexer): Indexer => ({
  ...indexer,
  createIndex: async (file, options) =>
    (await indexer.createIndex(file, options)).map((entry) =>
      entry.type === 'story'
        ? { ...entry, name: toSentenceCase(entry.name ?? storyNameFromExport(entry.exportName)) }
        : entry,
    ),
});

const config: StorybookConfig = {
  stories: ['../src/**/*.stories.@(ts|tsx)'],
  staticDirs: [
    './public',
    createFontDir('inter'),
    createFontDir('geist-mono'),
    { from: '../CHANGELOG.md', to: '/CHANGELOG.md' },
  ],
  // The index for the sidebar; tests under "Tests".
  experimental_indexers: (indexers = []) => indexers.map((indexer) => createTestIndexer(nameInSentenceCase(indexer))),
  // Search results for other names of a component (`other-names.ts`).
  features: { experimentalSearchDocsHeadings: true },
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  framework: { name: '@storybook/react-vite', options: {} },
  // Tests need no controls, and docgen is slow.
  typescript: process.env.VITEST
    ? { reactDocgen: false }
    : { reactDocgen: 'react-docgen-typescript', reactDocgenTypescriptOptions: docgen },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: (vite) => ({
    ...vite,
    base: './',
    plugins: [...(vite.plugins ?? []), ...(process.env.VITEST ? [] : [addStoryCode()])],
    resolve: {
      ...vite.resolve,
      conditions: ['@boostdesk/source', ...(vite.resolve?.conditions ?? defaultClientConditions)],
    },
    css: { ...vite.css, transformer: 'lightningcss' },
    server: { ...vite.server, watch: { ...vite.server?.watch, ...watchOptions } },
  }),
};

export default config;
