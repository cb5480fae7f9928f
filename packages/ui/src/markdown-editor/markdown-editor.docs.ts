import type { ComponentDocs } from '../component-docs.ts';

export const docs: ComponentDocs = {
  introduction: 'A multi-line field for Markdown with a toolbar, shortcuts and a preview.',
  anatomy: [
    ['Toolbar', 'bold, italic, link, list and more, as one tab stop.'],
    ['Tabs', 'switch between text and preview.'],
    ['Text', 'the source, in a monospace font.'],
    ['Message', 'length, hint or error.'],
  ],
  dos: ['Use it where headings, lists and links help the reader.', 'Keep the preview the same as the published text.'],
  donts: ['Don’t use it for chat or short notes.', 'Don’t accept HTML.'],
  content: ['The label names the text: Rules, Answer.', 'The hint says who will see it.'],
  accessibility: [
    'Toolbar buttons have names and shortcuts. Arrow keys move between them.',
    'Switching to the preview keeps the text and the cursor.',
  ],
  related: ['markdown', 'text-field'],
  examples: ['Empty', 'Invalid', 'Disabled'],
};
