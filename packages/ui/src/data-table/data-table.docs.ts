import type { ComponentDocs } from '../component-docs.ts';

export const docs: ComponentDocs = {
  introduction:
    'Lists many rows to read and open, with sorting, selection and endless loading. On phones, rows become cards.',
  anatomy: [
    ['Header', 'names and sorts columns.'],
    ['Row', 'one item. Its title links to the item.'],
    ['Selection', 'optional check boxes.'],
    ['End', 'loads more rows.'],
    ['Cards', 'take the place of rows on phones.'],
  ],
  dos: ['Name the row by a link in its first column.', 'Show placeholders of the same height while loading.'],
  donts: ['Don’t use it for two or three pairs. Use a key-value list.', 'Don’t put more than two actions in a row.'],
  content: ['Headers are nouns: Created, Status.', 'The empty text says when rows appear.'],
  accessibility: [
    'It has the roles of a table with a name. Each row is named by its title.',
    'Sorting is exposed by aria-sort, selection by the check boxes.',
  ],
  related: ['data-grid', 'bulk-bar', 'load-more', 'list-row'],
  examples: ['Empty'],
};
