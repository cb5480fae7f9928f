import type { ComponentDocs } from '../component-docs.ts';

export const docs: ComponentDocs = {
  introduction: 'A placeholder in the shape of the content that loads. SkeletonList shows rows.',
  anatomy: [
    ['Line', 'one bar with width, height and radius.'],
    ['List', 'rows with a label for screen readers.'],
  ],
  dos: [
    'Match the size of the content, so that nothing moves when it arrives.',
    'Show it only if loading takes longer than a moment.',
  ],
  donts: [
    'Don’t show it for data that is already visible.',
    'Don’t use it for actions. Buttons show their own progress.',
  ],
  content: ['The label of a list says what loads: Loading orders.'],
  accessibility: [
    'Lines are hidden from screen readers. The list announces its label as a status.',
    'With reduced motion it does not shimmer.',
  ],
  related: ['spinner', 'loading-overlay', 'empty-state'],
  examples: ['List'],
};
