import type { ComponentDocs } from '../component-docs.ts';

export const docs: ComponentDocs = {
  introduction: 'Breaks a price down into lines that add up to a total.',
  anatomy: [
    ['Line', 'label and amount. Discounts are negative.'],
    ['Total', 'PriceTotal with label, amount and note.'],
  ],
  dos: ['Show every line that changes the price.', 'Use the lines of the quote as they are.'],
  donts: ['Don’t compute lines in the app.', 'Don’t hide fees in the total.'],
  content: ['Labels say what is paid for: Silver IV to Gold IV.', 'The total is labelled Total due.'],
  accessibility: ['Lines are a description list, so each amount is read with its label. The total is read last.'],
  related: ['money', 'key-value-list'],
  playground: 'WithDiscount',
  examples: [],
};
