import type { ComponentDocs } from '../component-docs.ts';

export const docs: ComponentDocs = {
  introduction: 'A table to work in: sort, resize, select ranges and act on many rows, with arrow keys between cells.',
  anatomy: [
    ['Header', 'names columns, sorts and resizes them.'],
    ['Row', 'one item. Its first text column names it.'],
    ['Cell', 'text, amount or buttons.'],
    ['Selection', 'check boxes, ranges with Shift.'],
    ['Cards', 'take the place of rows on phones.'],
  ],
  dos: [
    'Give columns a priority, so that narrow screens hide the least important ones.',
    'Sort on the server if not all rows are loaded.',
  ],
  donts: ['Don’t use it for lists that are only read. Use a data table.', 'Don’t put long texts into cells.'],
  content: ['Headers are nouns: Created, Status.', 'Buttons name their row for screen readers: Ban Mina Park.'],
  accessibility: [
    'It follows the ARIA grid pattern: one tab stop, arrow keys between cells, Enter into a cell.',
    'Sorting is exposed by aria-sort, the selection by aria-selected.',
  ],
  related: ['data-table', 'column-menu', 'bulk-bar'],
  examples: [],
};
