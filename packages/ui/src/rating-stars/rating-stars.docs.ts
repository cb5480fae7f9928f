import type { ComponentDocs } from '../component-docs.ts';

export const docs: ComponentDocs = {
  introduction: 'Shows a rating from one to five stars, or asks for one.',
  anatomy: [
    ['Stars', 'filled by value, to a tenth.'],
    ['Value', 'the number in words for screen readers.'],
  ],
  dos: ['Show the number of ratings next to an average.', 'Let people change their rating until they submit.'],
  donts: ['Don’t use stars for difficulty or rank.', 'Don’t preselect five stars.'],
  content: ['The label says what is rated: Your booster.', 'Write 4.6 out of 5 in texts, not 4.6/5.'],
  accessibility: [
    'A rating that is only shown is one image with a name: Rating: 4 out of 5.',
    'For giving, it is a radio group with arrow keys.',
  ],
  related: ['progress-bar', 'radio-group'],
  examples: ['Average', 'Editable', 'Disabled'],
};
