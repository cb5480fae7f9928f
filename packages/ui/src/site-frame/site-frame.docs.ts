import type { ComponentDocs } from '../component-docs.ts';

export const docs: ComponentDocs = {
  introduction: 'The frame of the public site: header with links, page, footer, and the bar to pay with.',
  anatomy: [
    ['Header', 'brand, links and actions. A menu on phones.'],
    ['Page', 'SitePage with title, lead and aside.'],
    ['Payment bar', 'PayBar with amount and button, at the bottom on phones.'],
    ['Footer', 'links and legal texts.'],
  ],
  dos: ['Keep the payment bar in view while an order is put together.', 'Use the narrow page for forms.'],
  donts: ['Don’t use it for the dashboard.', 'Don’t put more than six links into the header.'],
  content: ['The title says what the page offers.', 'The payment button has the amount nearby.'],
  accessibility: [
    'Landmarks: banner, navigation, main and contentinfo. A skip link comes first.',
    'The menu on phones is a dialog.',
  ],
  related: ['app-shell', 'page-layout', 'price-lines'],
  examples: [],
  frame: 640,
};
