import type { ComponentDocs } from '../component-docs.ts';

export const docs: ComponentDocs = {
  introduction: 'The head of a page about one item: its name, status, facts and actions.',
  anatomy: [
    ['Back', 'a link to the list.'],
    ['Mark', 'crest, avatar or icon.'],
    ['Title', 'the heading of the page.'],
    ['Facts', 'status and other short facts.'],
    ['Actions', 'buttons for the item.'],
  ],
  dos: ['Keep one primary action.', 'Move rare actions into a menu.'],
  donts: ['Don’t use it for pages without an item.', 'Don’t repeat the facts below it.'],
  content: ['The title is the item’s name: Order #10482.', 'The back link names the list: Orders.'],
  accessibility: [
    'The title is a heading of the level set by `level`.',
    'The back link is before the title in reading order.',
  ],
  related: ['top-bar', 'status-pill', 'menu'],
  examples: ['TitleOnly'],
};
