import type { ComponentDocs } from '../component-docs.ts';

export const docs: ComponentDocs = {
  introduction: 'A number within limits, typed, pasted or stepped with keys and buttons.',
  anatomy: [
    ['Label', 'names the number and its unit.'],
    ['Field', 'formats the number in the reader’s locale.'],
    ['Steppers', 'change the value by one step.'],
    ['Message', 'limits or error.'],
  ],
  dos: ['Set limits and a step that make sense.', 'Accept every way a number is written in the locale.'],
  donts: ['Don’t use it for IDs, phone numbers or codes.', 'Don’t change a value on scrolling the page.'],
  content: ['Put the unit in the label: Share (%), Games.', 'The error gives the limits.'],
  accessibility: [
    'It is a spin button. Its value is announced with each step.',
    'Values outside the limits are corrected on leaving and announced.',
  ],
  related: ['money-field', 'slider', 'text-field'],
  examples: ['Percent', 'Decimals', 'Invalid', 'Disabled'],
};
