import type { ComponentDocs } from '../component-docs.ts';

export const docs: ComponentDocs = {
  introduction: 'Shows an amount in its currency and in the reader’s format. Amounts are whole cents.',
  anatomy: [
    ['Sign', 'a real minus, or plus for gains.'],
    ['Amount', 'two decimals in tabular digits.'],
    ['Currency', 'sign or code.'],
  ],
  dos: ['Align amounts at the end in tables.', 'Show the code where several dollars could be meant.'],
  donts: ['Don’t format amounts by hand.', 'Don’t convert currencies for display.'],
  content: ['Use coins for BoostCoins: one coin is worth 1 US cent.'],
  accessibility: [
    'The whole amount is one text and is never broken.',
    'The tone repeats the sign, so meaning is not by colour alone.',
  ],
  related: ['money-field', 'price-lines', 'key-value-list'],
  examples: ['WithCode', 'Negative', 'SignedAndColored', 'Coins'],
};
