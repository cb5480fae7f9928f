import type { ComponentDocs } from '../component-docs.ts';

export const docs: ComponentDocs = {
  introduction: 'A history of events grouped by day, the newest first.',
  anatomy: [
    ['Day', 'a heading.'],
    ['Event', 'icon, text, person and time.'],
  ],
  dos: ['Write what happened in the past tense.', 'Link to what the event is about.'],
  donts: ['Don’t use it for conversations.', 'Don’t mix events of several orders.'],
  content: ['Past tense without a subject: Paused by Mina.', 'Add the reason after a colon.'],
  accessibility: ['Events are items of a list under the name of their day.', 'The exact time is in the time element.'],
  related: ['chat-thread', 'list-row'],
  examples: [],
};
