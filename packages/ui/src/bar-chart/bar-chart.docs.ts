import type { ComponentDocs } from '../component-docs.ts';

export const docs: ComponentDocs = {
  introduction: 'Compares amounts by day or category. The same figures are available as a table.',
  anatomy: [
    ['Bars', 'one per amount. The current one is highlighted.'],
    ['Axis', 'rounded values.'],
    ['Summary', 'one sentence with the result.'],
    ['Table', 'the switch at the top.'],
  ],
  dos: ['Start the axis at zero.', 'Write the result into the summary.'],
  donts: [
    'Don’t show more than about thirty bars.',
    'Don’t use it for a course over time with many points. Use a line chart.',
  ],
  content: ['The summary says what to see: Earnings rose by $120.', 'Headers of the table name unit and period.'],
  accessibility: [
    'The chart is one image named by its summary. The table has all figures.',
    'The highlighted bar is named in the table.',
  ],
  related: ['line-chart', 'donut-chart', 'chart-frame'],
  examples: ['Empty'],
};
