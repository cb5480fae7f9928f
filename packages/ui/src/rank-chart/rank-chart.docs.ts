import type { ComponentDocs } from '../component-docs.ts';

export const docs: ComponentDocs = {
  introduction: 'Shows the rank over time on the way to the target, with the deadline.',
  anatomy: [
    ['Line', 'the rank by day.'],
    ['Levels', 'tiers and divisions as the axis.'],
    ['Target', 'a line at the target.'],
    ['Deadline', 'a mark on the time axis.'],
    ['Table', 'the same points.'],
  ],
  dos: ['Show only the levels that matter.', 'Write the result into the summary.'],
  donts: ['Don’t use it for amounts. Use a line chart.', 'Don’t use it for the current rank alone. Use a rank climb.'],
  content: ['The summary has start, now and target: From Silver IV to Gold II, target Gold I.'],
  accessibility: [
    'The chart is an image named by its summary. The table has all points.',
    'Target and deadline have labels.',
  ],
  related: ['rank-climb', 'line-chart', 'chart-frame'],
  examples: ['JustStarted'],
};
