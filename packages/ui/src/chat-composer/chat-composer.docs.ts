import type { ComponentDocs } from '../component-docs.ts';

export const docs: ComponentDocs = {
  introduction: 'The field for writing a chat message. It grows, sends with Enter and says why sending isn’t possible.',
  anatomy: [
    ['Field', 'grows up to six lines, then scrolls.'],
    ['Actions', 'optional buttons before the field.'],
    ['Reply', 'optional: the message to reply to, with a button that cancels it.'],
    ['Suggestions', 'optional: texts to insert, in a list above the field.'],
    ['Placeholders', 'optional: highlights behind parts of the text.'],
    ['Send button', 'disabled while empty.'],
    ['Notice', 'offline, closed or who is typing.'],
    ['Length', 'appears near the limit.'],
  ],
  dos: ['Keep the draft when the reader leaves the page.', 'Send while offline. The message waits and goes out later.'],
  donts: ['Don’t clear the field before the message is kept.', 'Don’t remove the field when chat is closed. Say why.'],
  content: [
    'The label says to whom: Message to Kaito.',
    'The notice is a sentence: Chat opens once the order is paid.',
  ],
  accessibility: [
    'The field has a label. Notices are announced politely.',
    'The reply describes the field. Escape cancels it.',
    'An open list of suggestions is a listbox that the field controls. The focus stays in the field.',
    'Marks are hidden from screen readers. Say nearby what they mean.',
    'Enter sends, Shift + Enter starts a line. Enter during a composition does neither.',
  ],
  related: ['chat-thread', 'chat-panel', 'text-field'],
  examples: ['Offline', 'Suggestions', 'Placeholders'],
};
