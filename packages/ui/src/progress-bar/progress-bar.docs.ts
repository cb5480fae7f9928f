import type { ComponentDocs } from '../component-docs.ts';

export const docs: ComponentDocs = {
  introduction: 'Shows how much of a known total is done.',
  anatomy: [
    ['Label', 'what makes progress.'],
    ['Track', 'the total.'],
    ['Bar', 'the part that is done, in the colour of status or tier.'],
    ['Value', 'optional, at the end.'],
  ],
  dos: ['Show the value if people wait for it.', 'Take the colour from the status of the order.'],
  donts: ['Don’t use it if the end is unknown. Use a spinner.', 'Don’t let it go backwards.'],
  content: ['The label is a noun: Progress.', 'The value is a share or count: 62 %, 5 of 8 games.'],
  accessibility: [
    'It is a progress bar with name and value.',
    'The value is text, so colour carries no meaning alone.',
  ],
  related: ['rank-climb', 'spinner', 'stat-strip'],
  examples: ['WithStatusColor', 'Thin', 'WithTierColor', 'Empty'],
};
