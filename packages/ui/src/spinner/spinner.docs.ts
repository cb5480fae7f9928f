import type { ComponentDocs } from '../component-docs.ts';

export const docs: ComponentDocs = {
  introduction: 'Shows in a small space that something is going on for an unknown time.',
  anatomy: [
    ['Ring', 'turns while work goes on.'],
    ['Label', 'for screen readers, or beside the ring.'],
  ],
  dos: ['Use it inside buttons, fields and rows.', 'Replace it by the result in the same place.'],
  donts: ['Don’t use it for a whole page or list.', 'Don’t show several spinners in one view.'],
  content: ['The label says what happens: Saving.'],
  accessibility: [
    'It is a progress bar without a value and has a name.',
    'With reduced motion it fades instead of turning.',
  ],
  related: ['skeleton', 'progress-bar', 'loading-bar'],
  examples: ['Large'],
};
