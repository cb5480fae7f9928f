import type { ComponentDocs } from '../component-docs.ts';

export const docs: ComponentDocs = {
  introduction: 'Shows parts of a whole as a ring, with a legend and a table.',
  anatomy: [
    ['Ring', 'one slice per part, in the order of `slices`.'],
    ['Centre', 'the total.'],
    ['Legend', 'name, value and share.'],
    ['Table', 'the same figures.'],
  ],
  dos: ['Join small parts into Other.', 'Use the colours of the statuses or games.'],
  donts: ['Don’t show more than seven parts.', 'Don’t use it to compare close values. Use a bar chart.'],
  content: [
    'Shares are rounded to whole per cent, so they may add up to 99 or 101.',
    'The summary names the largest part.',
  ],
  accessibility: [
    'The ring is an image named by its summary. The legend is text.',
    'Slices are separated by gaps and named, so colour is not needed.',
  ],
  related: ['bar-chart', 'line-chart', 'stat-strip'],
  examples: ['Games', 'Empty'],
};
