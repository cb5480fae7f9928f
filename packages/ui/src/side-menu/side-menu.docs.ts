import type { ComponentDocs } from '../component-docs.ts';

export const docs: ComponentDocs = {
  introduction: 'A second menu beside the page, for an area of the product with many pages.',
  anatomy: [
    ['Group', 'a heading with links.'],
    ['Link', 'icon, label and count.'],
    ['Current page', 'marked by surface and weight.'],
  ],
  dos: ['Group links by what people do.', 'Show counts of what needs attention.'],
  donts: ['Don’t use it for parts of one page. Use tabs.', 'Don’t nest groups.'],
  content: ['Labels are nouns in sentence case: Applications.'],
  accessibility: [
    'It is a navigation with a name. The current page has aria-current.',
    'Counts are part of the link’s name.',
  ],
  related: ['side-nav', 'app-shell', 'tabs'],
  examples: [],
};
