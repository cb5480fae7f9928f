import type { ComponentDocs } from '../component-docs.ts';

export const docs: ComponentDocs = {
  introduction: 'A list of options of which one applies. All options stay visible.',
  anatomy: [
    ['Label', 'names the question.'],
    ['Option', 'radio button with label and optional note.'],
    ['Error', 'appears below the group.'],
  ],
  dos: [
    'List options in an order people expect.',
    'Use the cards look for options that need a sentence of explanation.',
  ],
  donts: ['Don’t use it for more than seven options.', 'Don’t preselect an option that costs money.'],
  content: ['Labels are parallel in form and start with what differs.', 'The group’s label is a noun: Payment method.'],
  accessibility: ['The group is one tab stop. Arrow keys move and select.', 'The error is announced with the group.'],
  related: ['choice-grid', 'segmented', 'select', 'checkbox'],
  examples: ['Cards', 'Invalid', 'Disabled', 'ReadOnly'],
};
