import type { ComponentDocs } from '../component-docs.ts';

export const docs: ComponentDocs = {
  introduction: 'Shows Markdown that people wrote: headings, lists, tables, links and quotes. HTML is shown as text.',
  anatomy: [
    ['Headings', 'start at `firstLevel`.'],
    ['Contents', 'MarkdownContents lists the headings as links.'],
    ['Tables', 'scroll sideways on phones.'],
    ['Highlights', 'mark what a search found.'],
  ],
  dos: ['Use it for rules, posts and answers.', 'Set `firstLevel` so that the page’s outline has no gaps.'],
  donts: ['Don’t use it for chat messages.', 'Don’t use it for texts of the product.'],
  content: ['Short paragraphs and lists read best.'],
  accessibility: ['Headings, lists and tables are real ones.', 'Links to other sites are announced as such.'],
  related: ['markdown-editor', 'card'],
  examples: ['Tables', 'Contents'],
};
