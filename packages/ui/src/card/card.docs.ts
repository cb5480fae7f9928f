import type { ComponentDocs } from '../component-docs.ts';

export const docs: ComponentDocs = {
  introduction: 'Groups related content on a surface. With a title it becomes a region of the page.',
  anatomy: [
    ['Title', 'a heading that names the region.'],
    ['Actions', 'optional, beside the title.'],
    ['Content', 'text, lists, figures or a form.'],
    ['Footer', 'optional, for a link or button about the whole card.'],
  ],
  dos: ['Give one card one subject.', 'Use `isFlush` for tables and lists that reach the edge.'],
  donts: ['Don’t nest cards.', 'Don’t make a whole card pressable if it has buttons inside.'],
  content: ['Titles are nouns in sentence case: Order details.', 'Actions name the thing if the title doesn’t.'],
  accessibility: [
    'A card with a title is a region named by its heading.',
    'Choose `headingLevel` so that the page’s outline has no gaps.',
  ],
  related: ['form-step', 'page-layout', 'key-value-list'],
  examples: ['Lined', 'WithFooter', 'Plain'],
};
