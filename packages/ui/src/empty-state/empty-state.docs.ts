import type { ComponentDocs } from '../component-docs.ts';

export const docs: ComponentDocs = {
  introduction: 'Explains an empty list or page: why nothing is here and what comes next.',
  anatomy: [
    ['Icon', 'optional, decorative.'],
    ['Title', 'what is missing.'],
    ['Text', 'when things appear here.'],
    ['Actions', 'at most one next step.'],
  ],
  dos: ['Tell apart nothing yet from nothing found.', 'Offer to clear filters if filters hide everything.'],
  donts: ['Don’t show it while loading.', 'Don’t use it for a failed request.'],
  content: [
    'Nothing yet: No orders yet. Orders appear here when customers buy.',
    'Filtered: No results, with a Clear filters button.',
  ],
  accessibility: ['The title is a heading of a level that fits the page.', 'The icon is hidden from screen readers.'],
  related: ['error-state', 'skeleton'],
  examples: ['Filtered'],
};
