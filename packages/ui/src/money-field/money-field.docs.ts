import type { ComponentDocs } from '../component-docs.ts';

export const docs: ComponentDocs = {
  introduction: 'A field for an amount of money. It reads what people type or paste and gives whole cents.',
  anatomy: [
    ['Label', 'names the amount.'],
    ['Currency', 'sign or code, placed as the locale does.'],
    ['Field', 'shows the formatted amount when left.'],
    ['Message', 'limits or error.'],
  ],
  dos: ['Set `minValue` and `maxValue` in cents.', 'Take the currency from the order, not from the locale.'],
  donts: [
    'Don’t use it for amounts that are only shown. Use Money.',
    'Don’t round silently. Say which values are possible.',
  ],
  content: [
    'The label is a noun without the currency: Refund, Tip.',
    'The error gives both limits: Enter a value between $1.00 and $500.00.',
  ],
  accessibility: [
    'It is a text field with the role of a number. The currency is part of its description.',
    'Arrow keys step the amount, and the new amount is announced.',
  ],
  related: ['money', 'number-field'],
  examples: ['Coins', 'WithoutFractions', 'Invalid', 'Disabled'],
};
