import type { StorybookConfig } from '@storybook/react-vite';
import { defaultClientConditions } from 'vite';
import { watchOptions } from '../../../tools/web/await-write-finish.ts';

/** What every element or every part of react-aria has: no caller looks for it among the controls of one part. */
const commonPropSources =
  /^(GlobalDOM|AriaLabeling|AriaValidation|DOMProps|FocusableDOM|TextInputDOMEvents|StyleRender|DOMRender|Slot|Hover|Keyboard)/;

/** Whether a prop is this package's own, or one of react-aria's that a part hands on. */
const isControllable = ({ name, fileName }: { readonly name: string; readonly fileName: string }) =>
  fileName.includes('ui/src/') ||
  (/\/(react-|@react-)(aria|stately|types)/.test(fileName) && !commonPropSources.test(name));

/** Controls come from the types, as a part's props are partly those of react-aria: what it hands on is turned here too. */
const docgen = {
  tsconfigPath: `${import.meta.dirname}/../tsconfig.json`,
  shouldExtractLiteralValuesFromEnum: true,
  shouldRemoveUndefinedFromOptional: true,
  // The files of stories are asked too: a part that keeps no value of its own is shown by one of theirs that does.
  exclude: [],
  propFilter: ({ name, declarations }) =>
    !/^(aria-|UNSTABLE_|className$)/.test(name) && (declarations ?? []).some(isControllable),
} satisfies NonNullable<StorybookConfig['typescript']>['reactDocgenTypescriptOptions'];

/** The letters of Storybook's own frame, which is built apart from the stories and has none of their styles. */
const createFontDir = (font: string) => ({
  from: `../node_modules/@fontsource-variable/${font}/files/${font}-latin-wght-normal.woff2`,
  to: `/fonts/${font}.woff2`,
});

const config: StorybookConfig = {
  stories: ['../src/**/*.stories.@(ts|tsx)'],
  staticDirs: ['./public', createFontDir('inter'), createFontDir('geist-mono')],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  framework: { name: '@storybook/react-vite', options: {} },
  // Nobody reads the controls of a test run, and the types take their time.
  typescript: process.env.VITEST
    ? { reactDocgen: false }
    : { reactDocgen: 'react-docgen-typescript', reactDocgenTypescriptOptions: docgen },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: (vite) => ({
    ...vite,
    base: './',
    resolve: {
      ...vite.resolve,
      conditions: ['@boostdesk/source', ...(vite.resolve?.conditions ?? defaultClientConditions)],
    },
    css: { ...vite.css, transformer: 'lightningcss' },
    server: { ...vite.server, watch: { ...vite.server?.watch, ...watchOptions } },
  }),
};

export default config;
