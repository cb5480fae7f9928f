import {
  type chatList,
  MESSAGES_PAGE,
  NOTIFICATIONS_PAGE,
  type notification,
  type ResponseOf,
} from '@boostdesk/api-client/contract';
import type { InfiniteData } from '@tanstack/query-core';
import type { Api } from '../core/services.ts';
import type { ApiInfiniteQueryOptions } from './api-query.ts';
import { keys } from './query-client.ts';

export type Notice = ResponseOf<typeof notification.getNotifications>[number];
export type MessageList = ResponseOf<typeof chatList.getMessageList>;

/** Cached data of an infinite query. */
export type Paged<I> = InfiniteData<{ readonly items: I[]; readonly next: string | null }, string | undefined>;

const toRequest = (cursor: string | undefined) => (cursor === undefined ? {} : { before: Number.parseInt(cursor, 10) });
const nextOf = (items: readonly { readonly id: number }[], size: number): string | null =>
  items.length < size ? null : `${items.at(-1)?.id}`;

/** Notifications, newest first. `quiet` shows no toast for an error. */
export const notificationsQuery = ({ notification }: Api, quiet = false): ApiInfiniteQueryOptions<Notice> => ({
  key: keys.notifications(),
  fetchPage: async (cursor, signal) => {
    const items = await notification.getNotifications(toRequest(cursor), { signal, quiet });
    return { items, next: nextOf(items, NOTIFICATIONS_PAGE) };
  },
});

/** Chat messages; the first page has all unread ones. `quiet` shows no toast for an error. */
export const messagesQuery = ({ chatMessage }: Api, quiet = false): ApiInfiniteQueryOptions<MessageList> => ({
  key: keys.messages(),
  fetchPage: async (cursor, signal) => {
    const list = await chatMessage.getMessageList({ offset: 0, ...toRequest(cursor) }, { signal, quiet });
    return { items: [list], next: nextOf(list.allMsg, MESSAGES_PAGE) };
  },
});
