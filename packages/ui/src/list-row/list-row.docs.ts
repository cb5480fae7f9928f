import type { ComponentDocs } from '../component-docs.ts';

export const docs: ComponentDocs = {
  introduction: 'A row for one item with mark, name, note, facts and the next action.',
  anatomy: [
    ['Mark', 'icon, avatar or crest.'],
    ['Title', 'links to the item.'],
    ['Note', 'one line below the title.'],
    ['Facts', 'short values at the end.'],
    ['Actions', 'the buttons for this item.'],
  ],
  dos: ['Put rows into ListRows, so that they are a list.', 'Keep one main action per row.'],
  donts: [
    'Don’t use it where columns are compared. Use a table.',
    'Don’t make the row pressable if it has several actions.',
  ],
  content: [
    'The title is the item’s name. The note says what is next.',
    'Name actions with the item for screen readers.',
  ],
  accessibility: ['Rows are items of a list. The title is the link.', 'Unread rows are marked by weight and text.'],
  related: ['data-table', 'avatar', 'menu'],
  examples: ['People'],
};
