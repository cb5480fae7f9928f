import type { ComponentDocs } from '../component-docs.ts';

export const docs: ComponentDocs = {
  introduction: 'A month of days to choose a date or, as RangeCalendar, a first and a last day.',
  anatomy: [
    ['Heading', 'names the month and is announced when it changes.'],
    ['Previous and next', 'move by one month and stop at the bounds.'],
    ['Weekdays', 'start with the first day of the reader’s locale.'],
    ['Day', 'is selected, today, outside the bounds or unavailable.'],
  ],
  dos: [
    'Set `minDay` and `maxDay` where dates outside make no sense.',
    'Use DatePicker in forms, so that dates can be typed as well.',
  ],
  donts: [
    'Don’t use a calendar for a date far in the past, such as a birthday.',
    'Don’t repeat the chosen date in the label. The calendar announces it.',
  ],
  content: ['The label names the date: Deadline, Start date.', 'Say in the error which days are possible.'],
  accessibility: [
    'Days form a grid with one tab stop. Each day’s name includes weekday, month and year.',
    'The selected range and the month are announced when they change.',
  ],
  related: ['date-picker', 'date-range-picker'],
  examples: ['Range', 'Disabled', 'Invalid', 'ReadOnly'],
};
