import type { ComponentDocs } from '../component-docs.ts';

export const docs: ComponentDocs = {
  introduction: 'Arranges a page: in one column, with a sidebar, or with a chat docked at the end.',
  anatomy: [
    ['Page', 'the outer space and gap.'],
    ['Stack', 'items below each other.'],
    ['PageColumns', 'main column and sidebar.'],
    ['PagePair', 'page and dock, with tabs on phones.'],
  ],
  dos: ['Put what people come for into the main column.', 'Name the sidebar for screen readers.'],
  donts: ['Don’t nest page columns.', 'Don’t set margins on the children.'],
  content: ['Labels of dock and sidebar are nouns: Chat, Summary.'],
  accessibility: ['Sidebar and dock are named landmarks.', 'Reading order is the same on all screens.'],
  related: ['app-shell', 'card', 'side-panel'],
  playground: 'Stacked',
  examples: [],
};
