import type { ComponentDocs } from '../component-docs.ts';

export const docs: ComponentDocs = {
  introduction: 'A field for one line or a paragraph of text, with label, hint, validation and length limit.',
  anatomy: [
    ['Label', 'stays above the field.'],
    ['Field', 'takes the text. `isMultiline` makes it a paragraph that grows.'],
    ['Start and end', 'optional icon, unit or button inside the field.'],
    ['Message', 'hint, error or confirmation below the field.'],
    ['Count', 'appears near the length limit.'],
  ],
  dos: ['Make the width match the expected text.', 'Validate when the field is left, and while it is corrected.'],
  donts: ['Don’t use the placeholder as a label.', 'Don’t block keys. Accept the text and say what to change.'],
  content: [
    'Labels are nouns: In-game name, Reason.',
    'Errors are instructions: Use 3 to 30 letters, digits or hyphens.',
  ],
  accessibility: [
    'Label, hint and error are linked to the field. The error is announced when it appears.',
    'Validation and limits wait for the end of a composition with an input method.',
  ],
  related: ['form', 'combo-box', 'number-field', 'secret-field'],
  examples: ['Valid', 'Invalid', 'Multiline', 'Disabled', 'ReadOnly'],
};
