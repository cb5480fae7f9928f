import type { ComponentDocs } from '../component-docs.ts';

export const docs: ComponentDocs = {
  introduction: 'Shows a few options side by side with picture, name and note, and takes one of them.',
  anatomy: [
    ['Label', 'names the question. `hidesLabel` keeps it for screen readers.'],
    ['Choice', 'one option with icon or crest, name and note.'],
    ['Columns', '`columns` on a desktop, `phoneColumns` on a phone.'],
    ['Error', 'appears below the grid.'],
  ],
  dos: [
    'Use it where seeing the options next to each other helps to decide.',
    'Use the segments variant for divisions and other short scales.',
  ],
  donts: ['Don’t show more than twelve options. Use a select.', 'Don’t mix choices with and without pictures.'],
  content: ['Names are one or two words. Details belong to the note.', 'The label is a noun: Game, Current rank.'],
  accessibility: [
    'It is a radio group: one tab stop, and arrow keys move and select.',
    'The note is part of the option’s description, so it is read after the name.',
  ],
  related: ['radio-group', 'segmented', 'select'],
  examples: ['Tiles', 'Segments', 'Invalid', 'Disabled'],
};
