import type { ComponentDocs } from '../component-docs.ts';

export const docs: ComponentDocs = {
  introduction: 'The end of a list. It loads the next page before the reader gets there.',
  anatomy: [
    ['Button', 'loads more by hand, and again after a failure.'],
    ['Text', 'how many items there are, or that loading failed.'],
  ],
  dos: ['Start loading one screen ahead.', 'Stop after a failure and offer to try again.'],
  donts: ['Don’t use it for pages with numbers.', 'Don’t hide a footer below an endless list.'],
  content: ['The button says Load more.', 'The count names the items: 120 orders.'],
  accessibility: ['The button stays reachable by keyboard.', 'The number of items is text beside the button.'],
  related: ['data-table', 'skeleton', 'spinner'],
  playground: 'Loading',
  examples: ['Failed', 'Paused', 'Loading'],
};
