import type { ComponentDocs } from '../component-docs.ts';

export const docs: ComponentDocs = {
  introduction: 'Shows parts of a page one at a time. TabList, Tab and TabPanel belong together.',
  anatomy: [
    ['Tab list', 'the row of tabs. It scrolls when narrow.'],
    ['Tab', 'label with optional count.'],
    ['Marker', 'line or pill of the selected tab.'],
    ['Panel', 'the content of the selected tab.'],
  ],
  dos: ['Keep what was typed when the tab changes.', 'Put the most used tab first.'],
  donts: ['Don’t use tabs for steps in an order.', 'Don’t use tabs for parts that need an address. Use a tab bar.'],
  content: ['Labels are one or two words: Details, Timeline.', 'Counts stop at 99+.'],
  accessibility: ['The list is one tab stop. Arrow keys move and select.', 'Each panel is named by its tab.'],
  related: ['tab-bar', 'segmented'],
  examples: ['Line', 'Disabled'],
};
