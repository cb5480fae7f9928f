import type { ComponentDocs } from '../component-docs.ts';

export const docs: ComponentDocs = {
  introduction: 'Shows a rank tier as a shape. Each tier has its own number of points as well as its own hue.',
  anatomy: [
    ['Shape', 'points and layers by tier.'],
    ['Fill', 'the hue of the tier.'],
  ],
  dos: ['Write the rank’s name beside it.', 'Show one crest per row at most.'],
  donts: ['Don’t use artwork of game publishers.', 'Don’t recolour it.'],
  content: ['The label is the tier’s name, only if no text beside it says so.'],
  accessibility: [
    'Without a label it is hidden from screen readers.',
    'Shapes differ in number of points, so tiers are told apart without colour.',
  ],
  related: ['rank-climb', 'game-mark', 'icon'],
  examples: ['AllTiers', 'Sizes'],
};
