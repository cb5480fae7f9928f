import type { ComponentDocs } from '../component-docs.ts';

export const docs: ComponentDocs = {
  introduction: 'Shows the way from the start rank to the target, with the current rank on it.',
  anatomy: [
    ['Start and target', 'crest and name.'],
    ['Way', 'the completed part and the rest.'],
    ['Now', 'the current rank.'],
    ['Figures', 'optional, below.'],
  ],
  dos: ['Show it at the top of an order.', 'Write rank names out.'],
  donts: ['Don’t use it for history. Use a rank chart.', 'Don’t use it for orders without ranks. Use a progress bar.'],
  content: ['Ranks are written as in the game: Gold IV.'],
  accessibility: [
    'It is one image. Its name has start, target and current rank.',
    'Tiers differ by crest shape as well as colour.',
  ],
  related: ['rank-chart', 'crest', 'progress-bar'],
  examples: ['NotStarted', 'Reached', 'WithoutCurrentRank'],
};
