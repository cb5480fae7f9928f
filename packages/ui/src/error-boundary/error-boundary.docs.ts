import type { ComponentDocs } from '../component-docs.ts';

export const docs: ComponentDocs = {
  introduction: 'Catches a failed render, so that only one section of the page is lost.',
  anatomy: [
    ['Content', 'what is rendered while all is well.'],
    ['Title', 'names the section that failed.'],
    ['Text', 'what still works and what to do.'],
    ['Retry button', 'renders the section again.'],
  ],
  dos: ['Wrap each independent section of a page.', 'Report the error with `onError`.'],
  donts: ['Don’t wrap single buttons or fields.', 'Don’t use it for failed requests.'],
  content: ['Say that nothing was lost.', 'Give a reference that support can look up.'],
  accessibility: [
    'The message replaces the section and is announced as an alert.',
    'The retry button is reached with Tab and renders the section again.',
  ],
  related: ['error-state', 'banner'],
  playground: 'CustomText',
  examples: [],
};
