import type { ComponentDocs } from '../component-docs.ts';

export const docs: ComponentDocs = {
  introduction: 'A dialog over the page for a short task. The page behind it waits.',
  anatomy: [
    ['Title', 'names the dialog and the task.'],
    ['Close button', 'ends the task without a change.'],
    ['Content', 'text or a short form. Long content scrolls.'],
    ['Footer', 'the buttons. The main action is last.'],
    ['Scrim', 'covers the page and closes the dialog when pressed.'],
  ],
  dos: ['Open it by a user’s action, never by itself.', 'Keep what was typed if saving fails.'],
  donts: [
    'Don’t put a modal over a modal, except for a short reference.',
    'Don’t use it for content that people want to link to or come back to.',
  ],
  content: ['The title is verb and object: Extend order #10482.', 'Buttons repeat the verb: Extend, Cancel.'],
  accessibility: [
    'It has the role dialog, is named by its title, and keeps focus inside.',
    'On closing, focus returns to the trigger. The page behind is inert.',
  ],
  related: ['confirm-dialog', 'side-panel', 'popover'],
  playground: 'Opens',
  examples: ['Nested'],
};
