import type { ComponentDocs } from '../component-docs.ts';

export const docs: ComponentDocs = {
  introduction: 'Opens a list of actions for one thing: an order, a row, a message.',
  anatomy: [
    ['Trigger', 'a button, wrapped with the menu in MenuTrigger.'],
    ['Section', 'a group with an optional title.'],
    ['Item', 'label with optional icon. The danger tone is for destructive actions.'],
    ['Separator', 'divides groups without a title.'],
  ],
  dos: [
    'Put the most used action first and destructive ones last.',
    'Keep items in place. Disable what is unavailable at the moment.',
  ],
  donts: ['Don’t use a menu for choosing a value. Use a select.', 'Don’t nest menus.'],
  content: ['Items are verb and object: Drop order.', 'Add … to an item that opens a dialog with more questions.'],
  accessibility: [
    'Trigger and menu follow the ARIA menu button pattern. Focus moves into the menu and returns.',
    'Disabled items are skipped by arrow keys and announced as unavailable.',
  ],
  related: ['button', 'select', 'popover'],
  examples: [],
};
