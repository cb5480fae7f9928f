import type { ComponentDocs } from '../component-docs.ts';

export const docs: ComponentDocs = {
  introduction: 'Searches everything by typing. Recent searches come first, then results in sections.',
  anatomy: [
    ['Field', 'with the shortcut in it while empty.'],
    ['Section', 'results of one kind under a heading.'],
    ['Result', 'name, note and mark.'],
    ['Footer', 'a link to all results.'],
  ],
  dos: ['Show results from the second letter on and keep the typed text.', 'Keep the order of sections stable.'],
  donts: [
    'Don’t use it to filter a list on the same page.',
    'Don’t open results in a new tab unless the reader asks for it.',
  ],
  content: [
    'The placeholder lists what can be found: Search orders, pages.',
    'When nothing is found, say what was searched: No order with this number.',
  ],
  accessibility: [
    'It is a combobox with a list in sections. The number of results is announced.',
    'Ctrl + Enter opens a result in a new tab.',
  ],
  related: ['combo-box', 'text-field', 'top-bar'],
  examples: [],
};
