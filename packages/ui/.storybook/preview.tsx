import '../src/styles.css';
import type { Preview } from '@storybook/react-vite';
import { ComponentPage } from './component-page.tsx';
import { inSurroundings } from './surroundings.tsx';
import { initially, switches } from './toolbar.ts';

/** What a story told screen readers stays in the page for seconds, and speaks of elements that the next story has not. */
function forgetAnnouncements() {
  document.querySelector('[data-live-announcer]')?.remove();
}

const preview: Preview = {
  beforeEach: forgetAnnouncements,
  tags: ['autodocs'],
  parameters: {
    a11y: { test: 'error' },
    controls: { expanded: true },
    docs: { page: ComponentPage },
    options: {
      storySort: { order: ['Foundations', 'Recipes', 'Actions', 'Forms', 'Overlays', 'Feedback', 'Display'] },
    },
  },
  globalTypes: switches,
  initialGlobals: initially,
  decorators: [inSurroundings],
};

export default preview;
