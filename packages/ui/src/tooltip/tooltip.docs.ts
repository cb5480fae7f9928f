import type { ComponentDocs } from '../component-docs.ts';

export const docs: ComponentDocs = {
  introduction: 'Names an icon-only button on hover and focus.',
  anatomy: [
    ['Trigger', 'a button or link.'],
    ['Text', 'a few words on a dark surface.'],
  ],
  dos: ['Use the same text as the button’s name.', 'Add the shortcut if there is one.'],
  donts: ['Don’t put links or buttons in a tooltip.', 'Don’t rely on it on touch screens.'],
  content: ['Two or three words without a full stop.', 'Write what the button does: Copy link.'],
  accessibility: [
    'The text is linked as a description. It opens on keyboard focus at once and on hover after a delay.',
    'Escape hides it. It stays while the pointer is on it.',
  ],
  related: ['hover-popover', 'button'],
  examples: ['Disabled'],
};
