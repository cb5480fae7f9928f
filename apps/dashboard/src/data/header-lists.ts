import {
  type chatList,
  MESSAGES_PAGE,
  NOTIFICATIONS_PAGE,
  type notification,
  type ResponseOf,
} from '@boostdesk/api-client/contract';
import type { InfiniteData } from '@tanstack/query-core';
import type { Api } from '../core/services.ts';
import { keys } from './query-client.ts';
import type { ReadPagesOptions } from './read.ts';

export type Notice = ResponseOf<typeof notification.getNotifications>[number];
export type MessageList = ResponseOf<typeof chatList.getMessageList>;

/** Cached data of an infinite query. */
export type Paged<I> = InfiniteData<{ readonly items: I[]; readonly next: string | null }, string | undefined>;

const before = (cursor: string | undefined) => (cursor === undefined ? {} : { before: Number.parseInt(cursor, 10) });
const nextOf = (items: readonly { readonly id: number }[], size: number): string | null =>
  items.length < size ? null : `${items.at(-1)?.id}`;

/** Notifications, newest first. `quiet` shows no toast for an error. */
export const notificationPages = ({ notification }: Api, quiet = false): ReadPagesOptions<Notice> => ({
  key: keys.notifications(),
  read: async (cursor, signal) => {
    const items = await notification.getNotifications(before(cursor), { signal, quiet });
    return { items, next: nextOf(items, NOTIFICATIONS_PAGE) };
  },
});

/** Chat messages; the first page has all unread ones. `quiet` shows no toast for an error. */
export const messagePages = ({ chatMessage }: Api, quiet = false): ReadPagesOptions<MessageList> => ({
  key: keys.messages(),
  read: async (cursor, signal) => {
    const list = await chatMessage.getMessageList({ offset: 0, ...before(cursor) }, { signal, quiet });
    return { items: [list], next: nextOf(list.allMsg, MESSAGES_PAGE) };
  },
});
