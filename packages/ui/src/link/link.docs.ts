import type { ComponentDocs } from '../component-docs.ts';

export const docs: ComponentDocs = {
  introduction:
    'A link goes to another page or place. ButtonLink has the look of a button and the behaviour of a link.',
  anatomy: [
    ['Text', 'names the destination.'],
    ['Underline', 'sets inline links apart from the text around them.'],
    ['New tab mark', 'follows links with target _blank and is read out.'],
  ],
  dos: [
    'Use an inline link within a sentence and the quiet variant in lists and tables.',
    'Let the link text make sense on its own.',
  ],
  donts: ['Don’t use a link for actions that change data.', 'Don’t open a new tab for pages of the product.'],
  content: ['Name the page or thing: Payout rules, Order #10482.', 'Never write Click here or More.'],
  accessibility: [
    'A link is a native anchor: middle click, context menu and copying the address work.',
    'A disabled link stays in the text, is not focusable and is announced as unavailable.',
  ],
  related: ['button', 'tab-bar', 'list-row'],
  playground: 'Quiet',
  examples: ['Inline', 'OpensANewTab', 'AsButton', 'Disabled'],
};
