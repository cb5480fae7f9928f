import type { ComponentDocs } from '../component-docs.ts';

export const docs: ComponentDocs = {
  introduction: 'Appears above a table when rows are selected and offers actions for all of them.',
  anatomy: [
    ['Count', 'how many rows are selected.'],
    ['Actions', 'buttons for all selected rows.'],
    ['Clear button', 'removes the selection.'],
  ],
  dos: ['Say in the result how many rows were changed.', 'Disable actions that fit none of the rows, and say why.'],
  donts: ['Don’t show it for one row that has its own menu.', 'Don’t move the table when it appears.'],
  content: ['The count is a full phrase: 2 orders selected.', 'Actions are verbs: Assign, Export.'],
  accessibility: ['The count is announced when it changes.', 'Clearing returns focus to the table.'],
  related: ['data-table', 'data-grid', 'menu'],
  examples: [],
};
