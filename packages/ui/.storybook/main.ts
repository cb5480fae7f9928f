import type { StorybookConfig } from '@storybook/react-vite';
import { defaultClientConditions } from 'vite';

const config: StorybookConfig = {
  stories: ['../src/**/*.stories.@(ts|tsx)'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  framework: { name: '@storybook/react-vite', options: {} },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: (vite) => ({
    ...vite,
    base: './',
    resolve: {
      ...vite.resolve,
      conditions: ['@boostdesk/source', ...(vite.resolve?.conditions ?? defaultClientConditions)],
    },
    css: { ...vite.css, transformer: 'lightningcss' },
  }),
};

export default config;
