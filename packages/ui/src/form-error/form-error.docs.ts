import type { ComponentDocs } from '../component-docs.ts';

export const docs: ComponentDocs = {
  introduction: 'The message above a form that was not accepted. It takes focus, so nobody misses it.',
  anatomy: [
    ['Icon', 'marks an error without relying on colour.'],
    ['Text', 'what failed and what to do next.'],
  ],
  dos: ['Show it once, above the first field.', 'Keep everything that was typed.'],
  donts: ['Don’t list errors that stand at their fields.', 'Don’t show it before the form was submitted.'],
  content: ['Say what failed, what still holds and what to do.', 'Don’t blame: Couldn’t save the changes.'],
  accessibility: [
    'It has the role alert and receives focus when it appears.',
    'Leaving it with Tab goes to the first field.',
  ],
  related: ['form', 'banner', 'error-state'],
  examples: [],
};
