import type { ComponentDocs } from '../component-docs.ts';

export const docs: ComponentDocs = {
  introduction: 'Asks for a first and a last day, both included, by typing or in one calendar.',
  anatomy: [
    ['Label', 'names the range.'],
    ['First and last day', 'two dates of three parts each.'],
    ['Calendar button', 'opens a calendar in which two presses choose a range.'],
    ['Error', 'says what is wrong with the range.'],
  ],
  dos: [
    'Offer common ranges beside it: today, this week, last month.',
    'Swap ends that were typed in reverse order. The picker does that itself.',
  ],
  donts: ['Don’t use two date pickers for one range.', 'Don’t ask for times here.'],
  content: [
    'The label names what lies in the range: Orders created.',
    'Say whether both days are included if it matters for money.',
  ],
  accessibility: [
    'Both ends are groups with names, and the chosen range is announced with its number of days.',
    'On phones, the calendar opens below the field and keeps it visible.',
  ],
  related: ['date-picker', 'calendar', 'filter-chips'],
  examples: ['Empty', 'Invalid', 'Disabled'],
};
