import type { ComponentDocs } from '../component-docs.ts';

export const docs: ComponentDocs = {
  introduction: 'Takes one picture: dropped, pasted or chosen. A preview appears before it is sent.',
  anatomy: [
    ['Area', 'accepts the drop and opens the file picker when pressed.'],
    ['Hint', 'types and largest size.'],
    ['Preview', 'picture, name and size, with a button to remove it.'],
    ['Progress', 'shows how much was sent.'],
  ],
  dos: ['Say the allowed types and size in the hint, before people choose.', 'Keep the chosen file if sending fails.'],
  donts: ['Don’t upload before the reader submits.', 'Don’t use it for several files.'],
  content: [
    'The label names the picture: Screenshot of the result.',
    'Errors name the limit: The picture must be smaller than 5 MB.',
  ],
  accessibility: [
    'The area is a button with a name, so it works without a mouse.',
    'Chosen, removed and rejected files are announced.',
  ],
  related: ['form', 'text-field'],
  examples: ['Invalid', 'Disabled'],
};
