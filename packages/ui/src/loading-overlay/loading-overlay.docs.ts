import type { ComponentDocs } from '../component-docs.ts';

export const docs: ComponentDocs = {
  introduction: 'Covers an area or the page that can’t be used until something finishes.',
  anatomy: [
    ['Scrim', 'keeps the content visible and out of reach.'],
    ['Spinner or logo', 'shows that work goes on.'],
    ['Label', 'says what happens.'],
  ],
  dos: [
    'Use it for steps that must not be interrupted, such as a payment.',
    'Say what happens if it takes longer than usual.',
  ],
  donts: ['Don’t use it for loading lists. Use a skeleton.', 'Don’t cover the page for a change to one row.'],
  content: ['Say what happens: Confirming your payment …', 'Never write Please wait alone.'],
  accessibility: [
    'The covered content can’t be reached, and the label is announced as a status.',
    'Focus returns to where it was when the overlay goes.',
  ],
  related: ['skeleton', 'spinner', 'loading-bar'],
  examples: [],
};
