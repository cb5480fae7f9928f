import type { ComponentDocs } from '../component-docs.ts';

export const docs: ComponentDocs = {
  introduction:
    'Shows a panel of updates behind a button of the top bar. It opens on hover and stays open when pressed.',
  anatomy: [
    ['Trigger', 'an icon button with an optional count.'],
    ['Title', 'names the panel.'],
    ['Actions', 'optional, beside the title.'],
    ['Content', 'a list that scrolls within half the screen.'],
    ['Footer', 'a link to everything.'],
  ],
  dos: [
    'Show the newest first, and the rest on a page.',
    'Mark items as read when they were seen, not when the panel opens.',
  ],
  donts: [
    'Don’t put forms inside.',
    'Don’t make essential information available by hover only. Pressing opens it too.',
  ],
  content: ['The title repeats the button’s name.', 'The count stops at 9+ or 99+. The name has the full number.'],
  accessibility: [
    'It is a dialog named by its title. Hover opens it without moving focus.',
    'Escape closes it and returns focus to the button.',
  ],
  related: ['popover', 'tooltip', 'menu'],
  examples: ['WithCount'],
};
