import type { ComponentDocs } from '../component-docs.ts';

export const docs: ComponentDocs = {
  introduction: 'A whole chat: header with person and presence, messages and composer.',
  anatomy: [
    ['Avatar', 'with the presence dot.'],
    ['Title', 'whom the chat is with.'],
    ['Presence', 'online, or last seen.'],
    ['Actions', 'optional, at the end of the header.'],
    ['Content', 'thread and composer.'],
  ],
  dos: ['Give it a height, so that the thread scrolls inside.', 'Show presence as text as well as by the dot.'],
  donts: ['Don’t put two chats side by side.', 'Don’t put the order’s actions here.'],
  content: ['The title is the person’s name.', 'Presence is relative: Active 5 minutes ago.'],
  accessibility: ['It is a region named by its heading.', 'Focus order: header, messages, field.'],
  related: ['chat-thread', 'chat-composer', 'avatar'],
  examples: [],
};
