import type { ComponentDocs } from '../component-docs.ts';

export const docs: ComponentDocs = {
  introduction: 'A checkbox answers a yes/no question that is sent with a form, or selects a row.',
  anatomy: [
    ['Box', 'shows checked, unchecked or partly checked.'],
    ['Label', 'is part of the target and toggles the box.'],
    ['Error', 'appears below after the form was rejected.'],
  ],
  dos: [
    'Write labels so that checked means yes.',
    'Use the indeterminate state only for a group of which some are checked.',
  ],
  donts: [
    'Don’t start with consent checked.',
    'Don’t use a checkbox for something that takes effect at once. Use a switch.',
  ],
  content: [
    'Write a short statement or noun: Remember this device.',
    'Link terms inside the label. The link does not toggle the box.',
  ],
  accessibility: [
    'It is a native checkbox. The error is linked to it and announced with it.',
    'Without a visible label it needs aria-label, as in a table row.',
  ],
  related: ['switch', 'radio-group', 'choice-grid'],
  examples: ['Checked', 'Indeterminate', 'Disabled', 'ReadOnly'],
};
