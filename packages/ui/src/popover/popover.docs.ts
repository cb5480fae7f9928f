import type { ComponentDocs } from '../component-docs.ts';

export const docs: ComponentDocs = {
  introduction: 'The floating surface of menus, selects and pickers. It follows its trigger and stays on screen.',
  anatomy: [
    ['Trigger', 'the element it belongs to.'],
    ['Surface', 'above modals and below toasts.'],
    ['Content', 'a dialog, list box or menu.'],
  ],
  dos: ['Use it to build a component that floats.', 'Give the content a role and a name.'],
  donts: [
    'Don’t use it in a page when Menu, Select, HoverPopover or Tooltip fits.',
    'Don’t show it without an action of the reader.',
  ],
  content: ['Texts belong to the content. The popover has none of its own.'],
  accessibility: ['Focus moves inside and returns to the trigger on closing.', 'Escape and a press outside close it.'],
  related: ['menu', 'select', 'hover-popover', 'tooltip', 'modal'],
  examples: [],
};
