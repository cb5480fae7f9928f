import type { ComponentDocs } from '../component-docs.ts';

export const docs: ComponentDocs = {
  introduction: 'A line icon in three sizes. It takes the colour of the text around it.',
  anatomy: [['Drawing', 'on a grid of 24 px.']],
  dos: ['Use an icon together with a word.', 'Use the same icon for the same meaning everywhere.'],
  donts: ['Don’t use an icon alone for a rare action.', 'Don’t mirror icons with text or clocks in right-to-left.'],
  content: ['A label names the meaning, not the drawing: Paused.'],
  accessibility: [
    'Without a label it is hidden from screen readers.',
    'Icons that point forward are mirrored in right-to-left.',
  ],
  related: ['button', 'crest', 'game-mark'],
  examples: ['Labelled'],
};
