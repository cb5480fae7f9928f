import type { ComponentDocs } from '../component-docs.ts';

export const docs: ComponentDocs = {
  introduction: 'A field for one date, typed part by part in the reader’s own order or chosen in a calendar.',
  anatomy: [
    ['Label', 'names the date.'],
    ['Parts', 'day, month and year. Each can be typed or stepped.'],
    ['Calendar button', 'opens a month in a popover.'],
    ['Error', 'says which dates are possible.'],
  ],
  dos: [
    'Set bounds, so that impossible dates can’t be chosen.',
    'Show the format through the empty parts. It follows the locale.',
  ],
  donts: [
    'Don’t ask for a date where a relative choice is enough: today, this week.',
    'Don’t split a date into three fields of your own.',
  ],
  content: [
    'The label is a noun: Deadline, Start date.',
    'The error is an instruction: Choose a day after November 20.',
  ],
  accessibility: [
    'Each part is a spin button with its own name, and digits of all scripts can be typed.',
    'The calendar is a dialog. Escape closes it and focus returns to its button.',
  ],
  related: ['date-range-picker', 'calendar'],
  examples: ['Empty', 'Invalid', 'Disabled'],
};
