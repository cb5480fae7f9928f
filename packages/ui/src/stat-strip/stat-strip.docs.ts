import type { ComponentDocs } from '../component-docs.ts';

export const docs: ComponentDocs = {
  introduction: 'Two to four key figures side by side.',
  anatomy: [
    ['Label', 'what is counted.'],
    ['Figure', 'large, in tabular digits.'],
    ['Note', 'optional, such as the change since last week.'],
  ],
  dos: ['Choose figures that lead to a decision.', 'Keep their order.'],
  donts: ['Don’t use it for more than four figures.', 'Don’t show a change without its period.'],
  content: ['Labels are short nouns: Active orders.', 'Figures have their unit.'],
  accessibility: [
    'It is a description list, so each figure is read with its label.',
    'A change is told by sign and words, not by colour alone.',
  ],
  related: ['key-value-list', 'bar-chart', 'progress-bar'],
  examples: ['Three'],
};
