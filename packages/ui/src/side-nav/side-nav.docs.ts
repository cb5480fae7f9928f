import type { ComponentDocs } from '../component-docs.ts';

export const docs: ComponentDocs = {
  introduction: 'The main navigation of the dashboard: tiles with icon and label, or a rail of icons.',
  anatomy: [
    ['Brand', 'links to the start page.'],
    ['Item', 'icon and label. The current one is marked.'],
    ['Foot', 'collapse and sign out.'],
  ],
  dos: ['Keep the order and number of items stable.', 'Close the drawer with `onNavigate` on phones.'],
  donts: ['Don’t add actions that change data.', 'Don’t hide the current page.'],
  content: ['Labels are one or two short words.', 'Links to the public site say that they leave the dashboard.'],
  accessibility: [
    'It is a navigation named Main. The current page has aria-current.',
    'In the rail, labels are tooltips and stay the names of the links.',
  ],
  related: ['app-shell', 'side-menu', 'top-bar'],
  examples: [],
  frame: 640,
};
