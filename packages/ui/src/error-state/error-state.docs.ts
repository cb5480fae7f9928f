import type { ComponentDocs } from '../component-docs.ts';

export const docs: ComponentDocs = {
  introduction: 'Says what couldn’t be loaded and offers to try again.',
  anatomy: [
    ['Icon', 'marks an error.'],
    ['Title', 'what couldn’t be loaded.'],
    ['Text', 'what still holds.'],
    ['Retry button', 'pending while it tries again.'],
  ],
  dos: ['Keep the rest of the page usable.', 'Show older data if there is any, with its age.'],
  donts: ['Don’t show technical details.', 'Don’t use it for wrong input.'],
  content: ['Couldn’t load the orders. Nothing was lost.', 'The button says Try again.'],
  accessibility: [
    'It has the role alert and is announced when it appears.',
    'The retry button keeps focus while it is pending.',
  ],
  related: ['empty-state', 'error-boundary', 'banner'],
  examples: ['WithSecondAction'],
};
