import type { ComponentDocs } from '../component-docs.ts';

export const docs: ComponentDocs = {
  introduction: 'The bar above every page: its name, search, messages, notifications and profile.',
  anatomy: [
    ['Menu button', 'opens the navigation on phones.'],
    ['Eyebrow', 'a small line above the title.'],
    ['Title', 'the name of the page.'],
    ['Search', 'gives way on narrow screens.'],
    ['Actions', 'TopBarButton with count or dot.'],
  ],
  dos: ['Keep the order of the buttons stable.', 'Show a count for messages and a dot for news.'],
  donts: ['Don’t put actions for one item here. Use the page header.', 'Don’t add more than five buttons.'],
  content: [
    'The title is the page’s name in the navigation.',
    'Buttons have the count in their name: Messages, 2 unread.',
  ],
  accessibility: ['It is the banner of the page.', 'The title is the first heading of the page.'],
  related: ['app-shell', 'page-header', 'search-box', 'hover-popover'],
  examples: ['WithEyebrow', 'LongTitle'],
};
