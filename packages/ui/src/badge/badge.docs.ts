import type { ComponentDocs } from '../component-docs.ts';

export const docs: ComponentDocs = {
  introduction: 'A badge counts, a tag names a state in a word or two.',
  anatomy: [
    ['Badge', 'a number on a round surface. It stops at 99+.'],
    ['Tag', 'a label with tone and optional icon.'],
  ],
  dos: ['Use a badge for what needs attention.', 'Pair a tag’s tone with a word that says the same.'],
  donts: ['Don’t show a badge with 0.', 'Don’t make tags pressable.'],
  content: [
    'Tags are one or two words without a full stop.',
    'Give the full number in the name of what the badge belongs to.',
  ],
  accessibility: [
    'A badge is read as part of its button or link: Messages, 2 unread.',
    'Tone is never the only difference.',
  ],
  related: ['status-pill', 'filter-chips', 'tab-bar'],
  examples: ['Accent', 'AboveMaximum', 'Tags'],
};
