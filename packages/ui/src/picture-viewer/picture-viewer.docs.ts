import type { ComponentDocs } from '../component-docs.ts';

export const docs: ComponentDocs = {
  introduction: 'Shows pictures over the whole page, one at a time, with zoom. It opens from a picture strip.',
  anatomy: [
    ['Bar', 'the position among several pictures, zoom and Close.'],
    ['Stage', 'the picture; drag a zoomed one, swipe to the next one.'],
    ['Previous and Next', 'only with several pictures.'],
    ['Caption', 'the alternative text.'],
  ],
  dos: ['Keep the position in the caller’s state.', 'Pass the large size of each picture.'],
  donts: ['Don’t open it without the person asking for it.', 'Don’t use it for questions or forms.'],
  content: ['The caption is the alternative text that its sender wrote.'],
  accessibility: [
    'It is a modal dialog named by the alternative text; focus stays in it and returns when it closes.',
    'The position is announced when it changes.',
  ],
  related: ['picture-strip', 'modal'],
  playground: 'Open',
  examples: [],
  frame: 480,
};
