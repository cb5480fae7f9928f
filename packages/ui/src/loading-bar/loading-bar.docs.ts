import type { ComponentDocs } from '../component-docs.ts';

export const docs: ComponentDocs = {
  introduction: 'A thin bar at the top of the page while the next page loads.',
  anatomy: [
    ['Track', 'the upper edge of the window.'],
    ['Bar', 'moves on until the page has loaded.'],
  ],
  dos: ['Show it only after a short delay.', 'Keep the current page visible and usable.'],
  donts: ['Don’t use it for parts of a page.', 'Don’t show a percentage that nobody knows.'],
  content: ['The label says what loads: Loading page.'],
  accessibility: [
    'It is a progress bar without a value and has a name.',
    'With reduced motion it fades instead of moving.',
  ],
  related: ['skeleton', 'spinner', 'loading-overlay'],
  examples: ['Idle'],
};
