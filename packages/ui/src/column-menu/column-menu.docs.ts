import type { ComponentDocs } from '../component-docs.ts';

export const docs: ComponentDocs = {
  introduction: 'Lets people hide columns of a table. The choice is plain data that the app stores.',
  anatomy: [
    ['Button', 'opens the list of columns.'],
    ['Column', 'a check mark per column.'],
    ['Note', 'columns that don’t fit at the moment.'],
    ['Reset', 'shows all columns again.'],
  ],
  dos: ['Keep the choice per person and table.', 'Keep the column that names the row.'],
  donts: ['Don’t offer it for tables of five or fewer columns.', 'Don’t hide columns that warn.'],
  content: ['Columns have the names of the table’s header.'],
  accessibility: [
    'It is a menu with checkable items and stays open while choosing.',
    'Columns without room are listed with the reason.',
  ],
  related: ['data-grid', 'data-table', 'menu'],
  examples: [],
};
