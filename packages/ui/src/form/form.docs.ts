import type { ComponentDocs } from '../component-docs.ts';

export const docs: ComponentDocs = {
  introduction:
    'Joins fields with a schema through `useForm`: validates on leaving a field, sends once and keeps what was typed.',
  anatomy: [
    ['Error', 'a form error above the fields.'],
    ['Fields', 'connected by `form.text`, `form.field` and `form.set`.'],
    ['Submit button', 'pending while the form is sent.'],
  ],
  dos: [
    'Validate a field when it is left, and again while it is corrected.',
    'Show server errors at the field they belong to.',
  ],
  donts: ['Don’t disable the submit button until everything is valid.', 'Don’t reset the form after a failed request.'],
  content: [
    'Field errors are instructions: Enter a valid email address.',
    'The button repeats what the form does: Save, Send request.',
  ],
  accessibility: [
    'After a rejected submit, focus moves to the first invalid field.',
    'Errors are linked to their fields and announced with them.',
  ],
  related: ['text-field', 'select', 'form-error', 'form-step'],
  playground: 'MissingFields',
  examples: ['Refused'],
};
