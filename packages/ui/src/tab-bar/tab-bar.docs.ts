import type { ComponentDocs } from '../component-docs.ts';

export const docs: ComponentDocs = {
  introduction: 'Links to the views of a page. Each view has an address and may show a count.',
  anatomy: [
    ['Tab', 'a link with an optional count.'],
    ['Marker', 'the current view.'],
    ['Edge', 'fades when tabs don’t fit and scroll.'],
  ],
  dos: ['Keep filters when the view changes.', 'Show counts that lead to work.'],
  donts: ['Don’t use it for parts without an address. Use tabs.', 'Don’t use more than about eight views.'],
  content: [
    'Labels are nouns or statuses: Active, Completed.',
    'Counts are shortened from 1,000 on. The name has the full number.',
  ],
  accessibility: [
    'It is a navigation with links. The current one has aria-current.',
    'The current tab is scrolled into view.',
  ],
  related: ['tabs', 'filter-chips', 'segmented'],
  examples: ['Lines'],
};
