import type { ComponentDocs } from '../component-docs.ts';

export const docs: ComponentDocs = {
  introduction: 'Shows amounts over time with up to four lines. Each point can be read by pointer or keys.',
  anatomy: [
    ['Lines', 'differ by dash and mark as well as colour.'],
    ['Axes', 'rounded values and dates.'],
    ['Cursor', 'reads all lines at one point.'],
    ['Legend', 'names the lines.'],
    ['Table', 'the same figures.'],
  ],
  dos: ['Use the same unit for all lines.', 'Write the result into the summary.'],
  donts: ['Don’t draw more than four lines.', 'Don’t join points across missing days.'],
  content: ['The summary says what to see: Revenue doubled in March.'],
  accessibility: [
    'The chart is one tab stop. Arrow keys read the points and announce them.',
    'The table has all figures.',
  ],
  related: ['bar-chart', 'donut-chart', 'rank-chart'],
  playground: 'TwoLines',
  examples: ['BelowZero', 'Empty'],
};
