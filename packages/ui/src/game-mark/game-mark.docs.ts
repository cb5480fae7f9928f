import type { ComponentDocs } from '../component-docs.ts';

export const docs: ComponentDocs = {
  introduction: 'Identifies a game by the letters of its short name.',
  anatomy: [
    ['Letters', 'the short name.'],
    ['Box', 'a surface in two sizes, or none.'],
  ],
  dos: ['Write the game’s full name where there is room.', 'Use the same size within a list.'],
  donts: ['Don’t use publishers’ logos.', 'Don’t invent short names. The catalog has them.'],
  content: ['The label is the full name of the game.'],
  accessibility: ['It is an image with the game’s name, or decorative next to it.'],
  related: ['crest', 'avatar', 'icon'],
  examples: ['Small', 'WithoutFrame'],
};
