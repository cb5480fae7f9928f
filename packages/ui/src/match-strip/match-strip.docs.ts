import type { ComponentDocs } from '../component-docs.ts';

export const docs: ComponentDocs = {
  introduction: 'Shows wins and losses in order, as squares or letters.',
  anatomy: [
    ['Match', 'one result: win or loss.'],
    ['Rest', 'matches still to play, if the total is known.'],
  ],
  dos: ['Show the latest match last.', 'Write the sum beside it.'],
  donts: ['Don’t show more than about twenty matches.', 'Don’t use it for other pairs of values.'],
  content: ['The label has the sum: 7 wins, 3 losses.'],
  accessibility: ['It is one image with the sum as its name.', 'Wins and losses differ by shape as well as tint.'],
  related: ['stat-strip', 'progress-bar'],
  examples: ['Letters'],
};
