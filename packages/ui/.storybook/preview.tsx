import '../src/styles.css';
import type { Preview } from '@storybook/react-vite';
import { useLayoutEffect } from 'react';
import { ComponentPage } from './component-page.tsx';

const preview: Preview = {
  tags: ['autodocs'],
  parameters: {
    a11y: { test: 'error' },
    controls: { expanded: true },
    docs: { page: ComponentPage },
    options: { storySort: { order: ['Foundations', 'Actions', 'Forms', 'Overlays', 'Feedback', 'Display'] } },
  },
  globalTypes: {
    theme: {
      description: 'Theme',
      toolbar: {
        icon: 'contrast',
        items: [
          { value: 'dark', title: 'Dark' },
          { value: 'light', title: 'Light' },
          { value: 'system', title: 'As the system' },
        ],
        dynamicTitle: true,
      },
    },
    direction: {
      description: 'Direction',
      toolbar: {
        icon: 'transfer',
        items: [
          { value: 'ltr', title: 'Left to right' },
          { value: 'rtl', title: 'Right to left' },
        ],
        dynamicTitle: true,
      },
    },
  },
  initialGlobals: { theme: 'dark', direction: 'ltr' },
  decorators: [
    (Story, { globals }) => {
      useLayoutEffect(() => {
        const root = document.documentElement;
        root.dir = globals.direction;
        if (globals.theme === 'system') root.removeAttribute('data-theme');
        else root.dataset.theme = globals.theme;
      }, [globals.direction, globals.theme]);
      return <Story />;
    },
  ],
};

export default preview;
