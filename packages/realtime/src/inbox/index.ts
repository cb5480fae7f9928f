export { createInbox } from './inbox.ts';
export type { Inbox, InboxOptions, Stretch } from './inbox-types.ts';
