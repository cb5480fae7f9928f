import type { ComponentDocs } from '../component-docs.ts';

export const docs: ComponentDocs = {
  introduction: 'Shows the active filters of a list. Each can be changed or removed.',
  anatomy: [
    ['Bar', 'a named group of chips that wraps.'],
    ['Chip', 'name and value of a filter.'],
    ['Remove button', 'at the end of the chip.'],
    ['Add button', 'opens the filters.'],
  ],
  dos: ['Keep filters in the address of the page.', 'Offer to clear all of them at once.'],
  donts: ['Don’t use chips for views that exclude each other. Use a tab bar.', 'Don’t hide active filters.'],
  content: ['Name and value: Status: Paused.', 'The remove button’s name has both.'],
  accessibility: [
    'The bar is a group. After removing, focus moves to the next chip.',
    'The changed number of results should be announced by the list.',
  ],
  related: ['tab-bar', 'badge', 'date-range-picker'],
  examples: ['Bar'],
};
