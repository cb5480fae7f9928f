import type { ComponentDocs } from '../component-docs.ts';

export const docs: ComponentDocs = {
  introduction:
    'Shows one item next to its list, so that the list stays in view. On narrow screens it covers the page.',
  anatomy: [
    ['Title', 'names the item.'],
    ['Close button', 'returns to the list.'],
    ['Body', 'scrolls on its own.'],
    ['Footer', 'stays visible with the main action.'],
  ],
  dos: ['Keep the row of the item marked in the list.', 'Ask before closing if something was typed.'],
  donts: ['Don’t open a second panel over it.', 'Don’t use it for steps that need the whole page.'],
  content: ['The title is the item’s name: Order #10482.', 'The footer’s button says what is saved.'],
  accessibility: [
    'Docked, it is a named region. Over the page, it is a dialog that keeps focus.',
    'On closing, focus returns to the row it came from.',
  ],
  related: ['modal', 'data-table', 'page-layout'],
  examples: [],
  frame: 520,
};
