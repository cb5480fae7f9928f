import type { ComponentDocs } from '../component-docs.ts';

export const docs: ComponentDocs = {
  introduction: 'The frame of a chart of your own: a title, and a switch between chart and table.',
  anatomy: [
    ['Title', 'a heading that names the chart.'],
    ['Switch', 'chart or table.'],
    ['Lead', 'optional, a figure or filter.'],
    ['Chart or table', 'one of both.'],
    ['Footer', 'optional, for the legend.'],
  ],
  dos: ['Give the table the same figures as the chart.', 'Keep the reader’s choice between chart and table.'],
  donts: ['Don’t put it around charts that have their own.', 'Don’t leave out the table.'],
  content: ['The title names measure and period: Orders by day.'],
  accessibility: ['The frame is a region named by its title. The table is a real table.'],
  related: ['bar-chart', 'line-chart', 'donut-chart', 'rank-chart'],
  examples: [],
};
