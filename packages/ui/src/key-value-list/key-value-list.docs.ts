import type { ComponentDocs } from '../component-docs.ts';

export const docs: ComponentDocs = {
  introduction: 'Lists facts in pairs of label and value, or amounts with a total.',
  anatomy: [
    ['Label', 'a noun.'],
    ['Value', 'text, link, pill or amount.'],
    ['Total', 'optional, set apart by a line.'],
  ],
  dos: ['Order pairs by how often they are needed.', 'Align amounts at the end.'],
  donts: [
    'Don’t use it to compare several items. Use a table.',
    'Don’t leave values empty. Write a dash or leave the pair out.',
  ],
  content: ['Labels are nouns without a colon: Server, Start date.'],
  accessibility: ['It is a description list, so each value is read with its label.'],
  related: ['price-lines', 'stat-strip', 'data-table'],
  examples: ['Ledger'],
};
