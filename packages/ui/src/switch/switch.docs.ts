import type { ComponentDocs } from '../component-docs.ts';

export const docs: ComponentDocs = {
  introduction: 'Turns one setting on or off. The change takes effect at once.',
  anatomy: [
    ['Track and thumb', 'show on and off by position and colour.'],
    ['Label', 'names the setting and is part of the target.'],
  ],
  dos: ['Save at once, and undo the switch if saving fails.', 'Place switches at the end of a settings row.'],
  donts: ['Don’t use it inside a form with a submit button. Use a checkbox.', 'Don’t change the label with the state.'],
  content: [
    'Name the setting, not the action: Quiet hours.',
    'Describe what on means in a helper text if it is not obvious.',
  ],
  accessibility: [
    'It has the role switch and is announced as on or off.',
    'The whole label is the target, at least 44 px high on touch screens.',
  ],
  related: ['checkbox', 'segmented'],
  examples: ['On', 'Disabled', 'ReadOnly'],
};
