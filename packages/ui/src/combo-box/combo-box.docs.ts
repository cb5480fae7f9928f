import type { ComponentDocs } from '../component-docs.ts';

export const docs: ComponentDocs = {
  introduction:
    'A text field with suggestions. Typing part of a name narrows a long list, and custom values can be allowed.',
  anatomy: [
    ['Label', 'names the value.'],
    ['Field', 'takes the text. The chevron opens the whole list.'],
    ['List', 'shows what matches, in a popover as wide as the field.'],
    ['Message', 'error, or how many results there are.'],
  ],
  dos: [
    'Use it when people know the name of what they want.',
    'Load long lists in pages, and show that more is loading.',
  ],
  donts: ['Don’t use it for fewer than ten options. Use a select.', 'Don’t clear the typed text when nothing matches.'],
  content: [
    'The placeholder says what can be typed: Name or ID.',
    'The empty list says what was not found and what to try.',
  ],
  accessibility: [
    'It follows the ARIA combobox pattern: focus stays in the field, and the active option is announced.',
    'The number of results is announced while typing. Text composed with an input method is not interrupted.',
  ],
  related: ['select', 'search-box', 'text-field'],
  examples: ['Loading', 'Invalid', 'Disabled'],
};
