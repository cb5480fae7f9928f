import type { ComponentDocs } from '../component-docs.ts';

export const docs: ComponentDocs = {
  introduction:
    'The messages of a chat by day. It keeps its place, loads older ones and shows what is unread and undelivered.',
  anatomy: [
    ['Day', 'a heading between messages.'],
    ['Message', 'text, author and time. Own messages are at the end.'],
    ['Quote', 'the message that a reply answers. Pressing it shows that message.'],
    ['Reply button', 'appears with the pointer or focus, always on touch screens.'],
    ['Delivery mark', 'sending, sent, read or failed.'],
    ['Unread line', 'where the unread messages start.'],
    ['Newest button', 'appears when the reader has scrolled up.'],
  ],
  dos: ['Keep the reader’s place when messages arrive.', 'Offer to send a failed message again, or to discard it.'],
  donts: ['Don’t use it for logs. Use a timeline.', 'Don’t scroll while people read.'],
  content: ['Messages are shown as written. Links become links.', 'System messages are sentences in the past tense.'],
  accessibility: [
    'New messages are announced once with their author (more than three at once are only counted), and own ones when they are sent or fail. Older ones that load are not.',
    'The reply buttons are one tab stop. The arrow keys move among them.',
    'Each message is read with author, time and delivery state.',
  ],
  related: ['chat-composer', 'chat-panel', 'timeline'],
  playground: 'Delivery',
  examples: ['Empty'],
};
